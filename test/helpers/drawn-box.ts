/** A part of the window. */
export interface DrawnBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where an element is drawn in the window, for the mouse: Safari's boxes leave out the zoom of what is around. */
export function drawnBox(element: Element): DrawnBox {
  const { left, top, width, height } = element.getBoundingClientRect();
  const zoom = 'currentCSSZoom' in element ? 1 : zoomAround(element);
  return {
    left: (left + scrollX) * zoom - scrollX,
    top: (top + scrollY) * zoom - scrollY,
    width: width * zoom,
    height: height * zoom,
  };
}

function zoomAround(element: Element): number {
  let zoom = 1;
  for (let at: Element | undefined = element; at; at = parentOf(at)) {
    zoom *= Number(getComputedStyle(at).zoom) || 1;
  }
  return zoom;
}

function parentOf(element: Element): Element | undefined {
  const { host } = element.getRootNode() as Partial<ShadowRoot>;
  return element.parentElement ?? host;
}
