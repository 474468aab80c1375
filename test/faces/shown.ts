import { fixture, html } from '@open-wc/testing';
import { RANKS, SUITS, type Rank, type Suit } from '../../src/engine/card.js';
import { faceStyles, fourColorStyles, markStyles, type FaceSize } from '../../src/faces/index.js';

export const SIZES: readonly FaceSize[] = ['standard', 'large'];

export const ALL_CARDS: readonly { rank: Rank; suit: Suit }[] = SUITS.flatMap((suit) =>
  RANKS.map((rank) => ({ rank, suit })),
);

/** The styles of faces, backs and marks. */
const sheets = [faceStyles.styleSheet!, fourColorStyles.styleSheet!, markStyles.styleSheet!];

/**
 * Puts a drawing, 100 px wide, where its styles reach it.
 * @param pageStyle what the page says about the place
 * @param preference a media feature whose rules apply as if the person had set it
 * @param attribute one that the host of the place has
 */
export async function shown(
  drawing: SVGSVGElement,
  pageStyle = '',
  preference?: string,
  attribute?: string,
): Promise<SVGSVGElement> {
  const host = await fixture<HTMLElement>(html`<div></div>`);
  host.style.cssText = `width: 100px; ${pageStyle}`;
  if (attribute) host.toggleAttribute(attribute);
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = preference ? sheets.map((sheet) => asPreferred(sheet, preference)) : sheets;
  root.append(drawing);
  return drawing;
}

/** The sheet with the rules for a preference in force: browsers let no test set each of them. */
function asPreferred(sheet: CSSStyleSheet, preference: string): CSSStyleSheet {
  const rules = [...sheet.cssRules].flatMap((rule) =>
    rule instanceof CSSMediaRule && rule.conditionText.includes(preference) ? [...rule.cssRules] : [rule],
  );
  const preferred = new CSSStyleSheet();
  preferred.replaceSync(rules.map((rule) => rule.cssText).join('\n'));
  return preferred;
}
