import { waitUntil as within } from '@open-wc/testing';

/** Longer than anything takes on a busy machine: only a test that fails waits as long. */
const LIMIT = { timeout: 30_000 };

/**
 * Waits until something is so.
 * @param what it is, for the error where it does not come about
 */
export function waitUntil(isSo: () => unknown, what?: string): Promise<void> {
  return within(isSo, what, LIMIT);
}
