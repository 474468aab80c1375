import { checkDealNumber, LAST_DEAL } from '../engine/index.js';

/**
 * Reads a deal number from an attribute.
 * @throws SolitaireError `bad-deal`
 */
export function readDeal(text: string): number {
  return checkDealNumber(/^\s*\d+\s*$/.test(text) ? Number(text) : text);
}

/** A deal number, each one as likely as any other. */
export function randomDeal(): number {
  const [random] = crypto.getRandomValues(new Uint32Array(1));
  return (random! % LAST_DEAL) + 1;
}
