import { assert } from '@open-wc/testing';
import { SUITS, type Suit } from '../../src/engine/card.js';
import { createBack, createFace, createMark } from '../../src/faces/index.js';
import { difference, EYES, lightOf } from '../helpers/eyes.js';
import { shown } from './shown.js';

const SCHEMES = ['light', 'dark'] as const;

const aceOf = (suit: Suit): SVGSVGElement => createFace({ rank: 1, suit }, 'standard');

const groundOf = (drawing: Element): string => getComputedStyle(drawing).backgroundColor;
const styleOf = (drawing: Element, layer: string): CSSStyleDeclaration =>
  getComputedStyle(drawing.querySelector(layer)!);
const fillOf = (drawing: Element, layer: string): string => styleOf(drawing, layer).fill;
const strokeOf = (drawing: Element, layer: string): string => styleOf(drawing, layer).stroke;

function luminance(color: string): number {
  const [r, g, b] = lightOf(color);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [darker, lighter] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter! + 0.05) / (darker! + 0.05);
}

function assertReadable(face: SVGSVGElement, least: number): void {
  const suit = face.getAttribute('class')!;
  assert.isAtLeast(contrast(strokeOf(face, '.letter'), groundOf(face)), least, `rank of ${suit}`);
  assert.isAtLeast(contrast(fillOf(face, '.suit'), groundOf(face)), least, `shape of ${suit}`);
}

describe('the colours of a face', () => {
  for (const scheme of SCHEMES) {
    it(`stand out from the paper in a ${scheme} page`, async () => {
      for (const suit of SUITS) assertReadable(await shown(aceOf(suit), `color-scheme: ${scheme}`), 4.5);
    });

    it(`stand out more in a ${scheme} page for a person who asks for contrast`, async () => {
      for (const suit of SUITS) {
        assertReadable(await shown(aceOf(suit), `color-scheme: ${scheme}`, 'prefers-contrast'), 7);
      }
    });

    it(`tell red from black in a ${scheme} page`, async () => {
      const hearts = await shown(aceOf('H'), `color-scheme: ${scheme}`);
      const spades = await shown(aceOf('S'), `color-scheme: ${scheme}`);
      assert.notEqual(fillOf(hearts, '.suit'), fillOf(spades, '.suit'));
    });
  }

  it('follow the color-scheme of the page, whatever the system prefers', async () => {
    assert.isAbove(luminance(groundOf(await shown(aceOf('S'), 'color-scheme: light'))), 0.9);
    assert.isBelow(luminance(groundOf(await shown(aceOf('S'), 'color-scheme: dark'))), 0.1);
  });

  it('are those of the page: by suit, else by red and black', async () => {
    const page = `--solitaire-red: rgb(1, 2, 3); --solitaire-diamonds: rgb(4, 5, 6);
      --solitaire-paper: rgb(7, 8, 9)`;
    const hearts = await shown(aceOf('H'), page);
    const diamonds = await shown(aceOf('D'), page);
    assert.equal(fillOf(hearts, '.suit'), 'rgb(1, 2, 3)');
    assert.equal(strokeOf(hearts, '.letter'), 'rgb(1, 2, 3)');
    assert.equal(fillOf(diamonds, '.suit'), 'rgb(4, 5, 6)');
    assert.equal(groundOf(diamonds), 'rgb(7, 8, 9)');
  });

  it('are those of the system, not of the page, where the person forces colours', async () => {
    const page = '--solitaire-red: red; --solitaire-clubs: red; --solitaire-paper: red';
    for (const suit of SUITS) assertReadable(await shown(aceOf(suit), page, 'forced-colors'), 7);
  });

  it('do not change with what the page says about every svg', async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('svg, path { fill: rgb(0, 255, 0) }');
    document.adoptedStyleSheets = [sheet];
    const face = await shown(aceOf('S'));
    assert.notEqual(fillOf(face, '.suit'), 'rgb(0, 255, 0)');
    document.adoptedStyleSheets = [];
  });
});

describe('four colours', () => {
  for (const scheme of SCHEMES) {
    for (const [preference, least] of [[undefined, 4.5], ['prefers-contrast', 7]] as const) {
      const place = `in a ${scheme} page${preference ? ' with more contrast' : ''}`;
      const aceIn = (suit: Suit) => shown(aceOf(suit), `color-scheme: ${scheme}`, preference, 'four-color');

      it(`stand out from the paper ${place}`, async () => {
        for (const suit of SUITS) assertReadable(await aceIn(suit), least);
      });

      for (const [name, eyes] of Object.entries(EYES)) {
        it(`are told apart ${place} by ${name}`, async () => {
          const colours: string[] = [];
          for (const suit of SUITS) colours.push(fillOf(await aceIn(suit), '.suit'));
          for (const [i, colour] of colours.entries()) {
            for (const other of colours.slice(i + 1)) assert.isAbove(difference(colour, other, eyes), 0.09);
          }
        });
      }
    }
  }

  it('are not there unless they are asked for, and those of the page go before them', async () => {
    const [clubs, spades] = [await shown(aceOf('C')), await shown(aceOf('S'))];
    assert.equal(fillOf(clubs, '.suit'), fillOf(spades, '.suit'));
    const page = '--solitaire-diamonds: rgb(1, 2, 3)';
    const diamonds = await shown(aceOf('D'), page, undefined, 'four-color');
    assert.equal(fillOf(diamonds, '.suit'), 'rgb(1, 2, 3)');
  });
});

describe('the colours of a back', () => {
  it('are the ground and the lines of the page', async () => {
    const page = '--solitaire-back: rgb(1, 2, 3); --solitaire-back-line: rgb(4, 5, 6)';
    const rosette = await shown(createBack('standard'), page);
    assert.equal(groundOf(rosette), 'rgb(1, 2, 3)');
    assert.equal(strokeOf(rosette, '.rosette'), 'rgb(4, 5, 6)');
    const lattice = await shown(createBack('large'), page);
    assert.equal(fillOf(lattice, '.ground'), 'rgb(1, 2, 3)');
    assert.equal(strokeOf(lattice, '.knots'), 'rgb(4, 5, 6)');
  });

  it('tell a back from a face, also where the person forces colours', async () => {
    for (const preference of [undefined, 'prefers-contrast', 'forced-colors']) {
      for (const scheme of SCHEMES) {
        const face = await shown(aceOf('S'), `color-scheme: ${scheme}`, preference);
        const back = await shown(createBack('standard'), `color-scheme: ${scheme}`, preference);
        assert.notEqual(groundOf(back), groundOf(face));
      }
    }
  });
});

describe('the colour of a mark', () => {
  it('is the text colour of its pile', async () => {
    const page = 'color: rgb(1, 2, 3)';
    assert.equal(fillOf(await shown(createMark({ suit: 'H' }), page), 'path'), 'rgb(1, 2, 3)');
    assert.equal(strokeOf(await shown(createMark({ rank: 13 }), page), 'path'), 'rgb(1, 2, 3)');
    assert.equal(strokeOf(await shown(createMark('redeal'), page), 'path'), 'rgb(1, 2, 3)');
  });
});
