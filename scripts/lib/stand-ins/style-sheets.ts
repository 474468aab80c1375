/** A style sheet, with its text for others that it is written into. */
export interface Style {
  readonly cssText: string;
  readonly styleSheet: CSSStyleSheet;
}

/** In every browser that the elements support, a shadow root adopts style sheets. */
export function css(strings: TemplateStringsArray, ...inner: readonly Style[]): Style {
  const cssText = strings.reduce((text, more, index) => text + inner[index - 1]!.cssText + more);
  const styleSheet = new CSSStyleSheet();
  styleSheet.replaceSync(cssText);
  return { cssText, styleSheet };
}

export function adoptStyles(root: ShadowRoot, styles: readonly Style[]): void {
  root.adoptedStyleSheets = styles.map(({ styleSheet }) => styleSheet);
}
