import type { TemplateResult } from 'lit';
import { markup, onServer } from './markup.js';

const SVG = 'http://www.w3.org/2000/svg';

/** A path to paint, with the classes that colour it; they are parts as well. */
export type Layer = readonly [className: string, path: string];

const drawings = new Map<string, SVGSVGElement>();
const texts = new Map<string, TemplateResult>();

/**
 * A new copy of a drawing in the card's box of 100 by 140; on a server, what lit prints in its place.
 * @param className the classes of the svg; they are parts as well
 * @param draw gives the layers, first painted first
 * @param key tells drawings of the same class apart: each is made once, and cloned after that
 */
export function createDrawing(className: string, draw: () => readonly Layer[], key = ''): SVGSVGElement {
  const name = className + key;
  if (onServer) {
    let text = texts.get(name);
    if (!text) texts.set(name, (text = newText(className, draw())));
    return text as unknown as SVGSVGElement;
  }
  let drawing = drawings.get(name);
  if (!drawing) drawings.set(name, (drawing = newDrawing(className, draw())));
  return drawing.cloneNode(true) as SVGSVGElement;
}

function newDrawing(className: string, layers: readonly Layer[]): SVGSVGElement {
  const svg = newNode('svg', attributesOf(className));
  svg.append(...layers.map(([layer, d]) => newNode('path', { class: layer, part: layer, d })));
  return svg;
}

function newText(className: string, layers: readonly Layer[]): TemplateResult {
  const attributes = Object.entries(attributesOf(className)).map(([name, value]) => ` ${name}="${value}"`);
  const paths = layers.map(([layer, d]) => `<path class="${layer}" part="${layer}" d="${d}"></path>`);
  return markup(`<svg${attributes.join('')}>${paths.join('')}</svg>`);
}

function attributesOf(className: string): Readonly<Record<string, string>> {
  return {
    class: className,
    part: className,
    viewBox: '0 0 100 140',
    'aria-hidden': 'true',
    focusable: 'false',
  };
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
