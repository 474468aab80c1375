import type { MinifyOptions } from 'terser';

/**
 * Methods and properties of the elements' inside that the script builds call by shorter names, in the script and in
 * what lies beside it. None is public, kept in a saved game, or looked up by its text. One that is not here any more
 * does no harm.
 */
const INSIDE = `
  advice answer ask askSoon canHint capital cardCount cardElements comeBack dealOut dismissNote dragEnd dragStart
  fault flips focusable followed fromStart glideHome goBack goTo grip hand happened help hitAnew ids isAsAsked
  isLostFromStart keptVariant keyOf lastPlayed lastWinnable lay layoutChanged least leaveEmpty loadOptions moveFocus
  openOne optionsFor outer perPixel pileElement pileIds plans plansOf playAll raise readJSON refuse regainFocus
  remember rememberAll reopen resized saveOptions sentence session settingsFor settle shake shownHint showOf
  showStill skipMotion stagger stopElement stopOf surface takeOn tall tap telling tryPlay underWay usual variantName
  watches words writeJSON
`.trim().split(/\s+/);

/** Those of lit's templates begin like this. */
const OF_TEMPLATES = String.raw`_\$.+`;

/** The short names, once the script has them. */
let props: unknown;

/**
 * Minifies with short names: a script first, then what lies beside it by the same ones.
 * @param minify does it
 * @throws where a text names something of the inside, or has something of its own by a short name
 */
export async function withShortNames<T>(code: string, minify: (options: MinifyOptions) => Promise<T>): Promise<T> {
  const asText = INSIDE.find((name) => new RegExp(`(['"])${name}\\1`).test(code));
  if (asText) throw new Error(`${asText} is a text somewhere: it cannot have a short name.`);
  if (props) refuseOwn(code);
  const nameCache: { props?: unknown } = { ...(props ? { props: structuredClone(props) } : {}) };
  const regex = new RegExp(`^(${OF_TEMPLATES}|${INSIDE.join('|')})$`);
  const made = await minify({ nameCache, mangle: { properties: { regex } } });
  props ??= nameCache.props;
  return made;
}

/** A file beside the script was not there to be looked at when the short names were chosen. */
function refuseOwn(code: string): void {
  const short = new Set(Object.values((props as { props: Record<string, string> }).props));
  const own = [...code.matchAll(/(?<!\.)\.([\w$]{1,3})\b/g)].find(([, name]) => short.has(name!));
  if (own) throw new Error(`A file beside the script has a property ${own[1]}, which is short for another one.`);
}
