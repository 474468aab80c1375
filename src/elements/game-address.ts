import { formatOptions, type Game } from '../engine/index.js';
import type { Asked } from '../session/saved-table.js';

/** What an address may say of a game, each as a parameter: `NAME-variant` and so on. */
const PARTS = ['variant', 'deal', 'deck', 'position', 'options'] as const;
type Parts = Partial<Record<(typeof PARTS)[number], string | undefined>>;

/**
 * The page's address with the parameters that name a game; all else in it stays.
 * @param game undefined: without any of these parameters
 */
export function addressOf(game: Game | undefined, name: string): string {
  const url = new URL(location.href);
  const { searchParams } = url;
  const parts: Parts = game ? partsOf(game) : {};
  for (const part of PARTS) {
    const key = `${name}-${part}`;
    const value = parts[part] ?? null;
    // What need not change is not touched: the whole would be written anew with other escapes.
    if (value === searchParams.get(key)) continue;
    if (value === null) searchParams.delete(key);
    else searchParams.set(key, value);
  }
  return url.href;
}

/** What the page's address says of a game; undefined where it says nothing. */
export function readAddress(name: string): Parts | undefined {
  const parameters = new URLSearchParams(location.search);
  const found = PARTS.flatMap((part) => {
    const value = parameters.get(`${name}-${part}`);
    return value === null ? [] : [[part, value]];
  });
  return found.length ? (Object.fromEntries(found) as Parts) : undefined;
}

/** What is asked for where an address goes before the page. */
export function askedWith(found: Parts, page: Asked): Asked {
  const { variant, deal, deck, position } = found;
  return {
    ...page,
    ...((deal ?? deck ?? position) === undefined ? {} : { deal: null, deck: null, position: null }),
    // Those of the page may be another variant's.
    ...(variant === undefined ? {} : { options: null }),
    ...found,
  };
}

function partsOf(game: Game): Parts {
  const { variant, deal, deck, start, options } = game;
  const chosen = Object.entries(options).filter(([name, value]) => value !== variant.options[name]!.default);
  return {
    variant: variant.id,
    deal: deal?.toString(),
    deck: deal === undefined ? deck : undefined,
    position: start,
    // There even if it is empty: left out, they would be as the reader played last.
    options: Object.keys(options).length ? formatOptions(Object.fromEntries(chosen)) : undefined,
  };
}
