import { checkDealNumber } from './random.js';

/** How far the deals of one day lie apart; no date is as large. */
const APART = 100_000_000;

/** How many deals a day has. */
export const DEALS_A_DAY = 21;

/** What is read of a date. A `Date` has it. */
export interface CalendarDay {
  getUTCFullYear(): number;
  getUTCMonth(): number;
  getUTCDate(): number;
}

/**
 * The deal number of a day, the same one for everybody and for every variant: the digits of the date in UTC, 20261130
 * for the 30th of November 2026.
 * @param turn 0, or up to 20 for further deals of the same day: each is 100000000 more
 * @throws SolitaireError `bad-deal` for what is no date
 */
export function dailyDeal(date: CalendarDay, turn = 0): number {
  const day = (date.getUTCFullYear() * 100 + date.getUTCMonth() + 1) * 100 + date.getUTCDate();
  return checkDealNumber(day + turn * APART);
}

/** Whether a number is one of those of a day. */
export function isDealOf(date: CalendarDay, deal: number | undefined): boolean {
  return deal !== undefined && deal % APART === dailyDeal(date);
}
