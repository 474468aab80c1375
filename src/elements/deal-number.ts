import {
  checkDealNumber,
  dailyDeal,
  DEALS_A_DAY,
  isDealOf,
  LAST_DEAL,
  type DealInit,
  type Game,
  type Variant,
} from '../engine/index.js';

/** Whether a page asks for the deal of the day. */
export function isDaily(deal: string | null): boolean {
  // A script may set anything.
  return typeof deal === 'string' && /^\s*daily\s*$/i.test(deal);
}

/** The number of the day, as it is now. */
export function today(): number {
  return dailyDeal(now());
}

/** Whether a number is one of today's. */
export function isOfToday(deal: number | undefined): boolean {
  return isDealOf(now(), deal);
}

/**
 * Reads a deal number from an attribute; for `daily`, today's.
 * @throws SolitaireError `bad-deal`
 */
export function readDeal(text: string): number {
  return isDaily(text) ? today() : checkDealNumber(/^\s*\d+\s*$/.test(text) ? Number(text) : text);
}

/** A deal number, each one as likely as any other. */
export function randomDeal(): number {
  const [random] = crypto.getRandomValues(new Uint32Array(1));
  return (random! % LAST_DEAL) + 1;
}

/**
 * The numbers to deal the next game from, by how many were tried before it: where the page asks for the daily deal,
 * today's; where that is on the table, and variant and options stay, and for any other page random ones.
 * @param deal what the page asks for
 * @param present the game on the table
 */
export function numbersAfter(
  deal: string | null,
  present: Game | undefined,
  variant: Variant,
  options: DealInit['options'],
): (tries: number) => number | undefined {
  const isLike = present?.variant === variant && present.options === options;
  if (!isDaily(deal) || (isLike && isOfToday(present.deal))) return randomDeal;
  return (tries) => (tries < DEALS_A_DAY ? dailyDeal(now(), tries) : undefined);
}

function now(): Date {
  return new Date(Date.now());
}
