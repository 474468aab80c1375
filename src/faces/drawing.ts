const SVG = 'http://www.w3.org/2000/svg';

/** A path to paint, with the classes that colour it; they are parts as well. */
export type Layer = readonly [className: string, path: string];

const drawings = new Map<string, SVGSVGElement>();

/**
 * A new copy of a drawing in the card's box of 100 by 140.
 * @param className the classes of the svg; they are parts as well
 * @param draw gives the layers, first painted first
 * @param key tells drawings of the same class apart: each is made once, and cloned after that
 */
export function createDrawing(className: string, draw: () => readonly Layer[], key = ''): SVGSVGElement {
  const name = className + key;
  let drawing = drawings.get(name);
  if (!drawing) drawings.set(name, (drawing = newDrawing(className, draw())));
  return drawing.cloneNode(true) as SVGSVGElement;
}

function newDrawing(className: string, layers: readonly Layer[]): SVGSVGElement {
  const svg = newNode('svg', {
    class: className,
    part: className,
    viewBox: '0 0 100 140',
    'aria-hidden': 'true',
    focusable: 'false',
  });
  svg.append(...layers.map(([layer, d]) => newNode('path', { class: layer, part: layer, d })));
  return svg;
}

/** A new node of SVG. */
export function newNode<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
): SVGElementTagNameMap[Name] {
  const node = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes)) node.setAttribute(attribute, value);
  return node;
}
