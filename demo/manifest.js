/**
 * What the elements offer for theming, as `custom-elements.json` tells it: that file comes with the package,
 * for editors and for pages such as this one.
 */
export async function loadManifest() {
  const response = await fetch(new URL('../custom-elements.json', import.meta.url));
  const { modules } = await response.json();
  const elements = modules.flatMap(({ declarations }) => declarations ?? []).filter(({ tagName }) => tagName);
  return {
    properties: elements.flatMap(({ cssProperties }) => cssProperties ?? []).map(withPlainWords),
    // The game hands on those of its cards and piles.
    parts: elements.find(({ tagName }) => tagName === 'solitaire-game').cssParts.map(withPlainWords),
  };
}

/** Descriptions are Markdown; the only marks in them are those of code. */
function withPlainWords(item) {
  return { ...item, description: item.description.replaceAll('`', '') };
}
