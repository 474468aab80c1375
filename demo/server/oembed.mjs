/** What the page for frames may be asked for. */
const PARAMETERS = ['variant', 'deal', 'deck', 'position', 'options', 'controls', 'static', 'deep-link'];
const WIDTH = 800;
const HEIGHT = 600;

/**
 * Describes a game in a frame as https://oembed.com says: `rich`, a frame and nothing else.
 * @param {string} url the address that is asked about
 * @param {string} page the address of embed.html; others are not described
 * @param {{ maxwidth?: string | null, maxheight?: string | null }} room how large it may be, in CSS pixels
 * @returns {object | undefined} undefined for another address
 */
export function oEmbed(url, page, { maxwidth, maxheight } = {}) {
  if (!URL.canParse(url)) return undefined;
  const asked = new URL(url);
  if (asked.origin + asked.pathname !== page) return undefined;
  // Made anew of what is known, so that nothing else of the address gets into a page.
  const address = new URL(page);
  for (const name of PARAMETERS) {
    const value = asked.searchParams.get(name);
    if (value !== null) address.searchParams.set(name, value);
  }
  const width = fitting(maxwidth, WIDTH);
  const height = fitting(maxheight, HEIGHT);
  return {
    version: '1.0',
    type: 'rich',
    title: 'Solitaire',
    provider_name: 'solitaire-elements',
    cache_age: 86_400,
    width,
    height,
    html: `<iframe src="${escaped(address.href)}" width="${width}" height="${height}" title="Solitaire"></iframe>`,
  };
}

function fitting(most, own) {
  const room = Number(most);
  return Number.isSafeInteger(room) && room > 0 ? Math.min(own, room) : own;
}

function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
