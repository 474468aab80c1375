import { variants } from '../engine/index.js';
import type { Words } from '../locales/words.js';
import { catalogue, families, type CatalogueEntry } from '../variants/catalogue.js';

/** So many games at most are named as played last. */
const MOST_LAST = 3;

/** A game to choose. */
export interface FoundGame extends Partial<Pick<CatalogueEntry, 'minutes' | 'wins'>> {
  readonly id: string;
  readonly name: string;
  /** All that it can be found by. */
  readonly words: string;
}

/** Games under a heading. */
export interface GameGroup {
  readonly name: string;
  readonly games: readonly FoundGame[];
}

/**
 * Games to choose from: those that were played last, then family by family, then those that the page registered.
 * @param last ids of games that were played, the last one first
 */
export function groupsOf(ids: readonly string[], last: readonly string[], words: Words): GameGroup[] {
  const recent = last.filter((id) => ids.includes(id)).slice(0, MOST_LAST);
  const groups = new Map<string, FoundGame[]>();
  const put = (group: string, game: FoundGame) => groups.set(group, [...(groups.get(group) ?? []), game]);
  const rest = [...catalogue.map(({ id }) => id), ...variants.keys()];
  for (const id of new Set([...recent, ...rest])) {
    if (!ids.includes(id)) continue;
    const entry = catalogue.find((one) => one.id === id);
    const family = entry ? words.named(`family.${entry.family}`, families[entry.family]) : words.text('finder.others');
    const name = words.variantName(variants.get(id) ?? entry!);
    const { minutes, wins } = entry ?? {};
    const game = { id, name, minutes, wins, words: folded(`${name} ${family}`) };
    put(recent.includes(id) ? words.text('finder.last') : family, game);
  }
  return [...groups].map(([name, games]) => ({ name, games }));
}

/** The games that have all words of a text in their name or that of their family; no group is empty. */
export function search(groups: readonly GameGroup[], text: string): GameGroup[] {
  const wanted = folded(text).split(/\s+/);
  return groups
    .map(({ name, games }) => ({
      name,
      games: games.filter(({ words }) => wanted.every((word) => words.includes(word))),
    }))
    .filter(({ games }) => games.length);
}

/** Without accents, apostrophes and large letters. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();
}
