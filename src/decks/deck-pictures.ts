import { orderedDeck } from '../engine/index.js';
import type { PictureId } from './card-names.js';
import { picturesIn } from './sprite.js';

/** Pictures to be cloned, by card. */
export type Pictures = ReadonlyMap<PictureId, Element>;

/**
 * Where a deck's pictures come from: the address of an SVG sprite, an SVG sprite itself, or a function that gives a
 * new element for the id of each card, `QH` for instance, and for `back`.
 */
export type DeckSource = string | SVGSVGElement | ((id: PictureId) => Element | undefined);

/** The pictures of a deck. Rejects where the source cannot be read. */
export async function picturesOf(source: DeckSource): Promise<Pictures> {
  const pictures =
    typeof source === 'function'
      ? await made(source)
      : picturesIn(typeof source === 'string' ? await load(source) : (source.cloneNode(true) as Element));
  for (const [id, picture] of pictures) picture.setAttribute('part', id === 'back' ? id : 'face');
  return pictures;
}

/** What a deck has no pictures of, told; undefined where all cards have one. */
export function lackOf(pictures: Pictures): string | undefined {
  const missing = orderedDeck().map(({ id }) => id).filter((id) => !pictures.has(id));
  return missing.length ? `there is no picture of ${missing.join(', ')}` : undefined;
}

/** Images are waited for, so that all come at once, and those that cannot be shown are left out. */
async function made(make: (id: PictureId) => Element | undefined): Promise<Map<PictureId, Element>> {
  const pictures = new Map<PictureId, Element>();
  const ids = [...orderedDeck().map(({ id }) => id), 'back'];
  await Promise.allSettled(
    ids.map(async (id) => {
      const picture = make(id);
      if (picture instanceof HTMLImageElement) await picture.decode();
      if (picture) pictures.set(id, picture);
    }),
  );
  return pictures;
}

/** Read by a request that parses by itself: pages with Trusted Types allow it. No script in it runs. */
function load(address: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.overrideMimeType('image/svg+xml');
    request.onloadend = () => {
      if (request.responseXML) resolve(request.responseXML);
      else reject(new Error(`status ${request.status}`));
    };
    request.send();
  });
}
