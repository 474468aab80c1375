import { setTimeout } from 'node:timers/promises';

/** The values of media features by their names, from the list in which Puppeteer has them. */
export function asRecord(list) {
  return Object.fromEntries(list.map(({ name, value }) => [name, value]));
}

/** Waits until a page has taken over media features, of which some browsers tell their pages a little later. */
export async function untilTaken(page, features) {
  const queries = Object.entries(features).map(([name, value]) => `(${name}: ${value})`);
  if (queries.length === 0) return;
  for (let attempt = 0; attempt < 100; attempt++) {
    if (await page.evaluate((all) => all.every((query) => matchMedia(query).matches), queries)) return;
    await setTimeout(20);
  }
  throw new Error(`The browser does not take over ${queries.join(' and ')}`);
}
