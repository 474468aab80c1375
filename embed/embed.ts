/**
 * For the page around: makes a frame of every link `<a class="solitaire-embed" href="…/embed.html">`. What the game
 * is asked for stands in the link's address or in `data-variant`, `data-deal`, `data-deck`, `data-options`,
 * `data-controls` and `data-lang`. The frame gets the height that its game would like, as far as the window has it,
 * and what the game tells is told on it by the event `solitaire-embed`, whose `detail` is the message.
 */
import { SOURCE, VERSION, type Message } from './message.js';

/** The event `solitaire-embed`. */
export type EmbedEvent = CustomEvent<Message>;

const LINK = 'a.solitaire-embed[href]';
/** A frame without another origin's rights, and so without storage. */
const SANDBOX = 'allow-scripts';
const LEAST = 150;
const MOST = 5000;

const frames = new Set<HTMLIFrameElement>();

window.addEventListener('message', hear);
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', makeFrames);
else makeFrames();

function makeFrames(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(LINK)) {
    if (link.protocol === 'https:' || link.protocol === 'http:') link.replaceWith(frameOf(link));
  }
}

function frameOf(link: HTMLAnchorElement): HTMLIFrameElement {
  const address = new URL(link.href);
  for (const [name, value] of Object.entries(link.dataset)) address.searchParams.set(name, value!);
  const frame = document.createElement('iframe');
  frame.className = link.className;
  frame.title = link.textContent.trim() || 'Solitaire';
  frame.loading = 'lazy';
  frame.setAttribute('sandbox', SANDBOX);
  Object.assign(frame.style, { display: 'block', width: '100%', aspectRatio: '4 / 3', border: '0' });
  frame.src = address.href;
  frames.add(frame);
  return frame;
}

/** Believes only its own frames, and these only while they are nobody: a sandboxed origin is `null`. */
function hear({ source, origin, data }: MessageEvent<unknown>): void {
  if (origin !== 'null' || !isMessage(data)) return;
  const frame = [...frames].find(({ contentWindow }) => contentWindow !== null && contentWindow === source);
  if (!frame) return;
  if (data.type === 'size') setHeight(frame, data.height);
  frame.dispatchEvent(new CustomEvent('solitaire-embed', { detail: data, bubbles: true, composed: true }));
}

function isMessage(data: unknown): data is Message {
  if (typeof data !== 'object' || data === null) return false;
  const { source, version, type } = data as Partial<Record<keyof Message, unknown>>;
  return source === SOURCE && version === VERSION && typeof type === 'string';
}

/** The game fits any height: no frame is higher than the window. */
function setHeight(frame: HTMLIFrameElement, height: unknown): void {
  if (typeof height !== 'number' || !(height >= LEAST)) return;
  frame.style.height = `min(${Math.min(Math.ceil(height), MOST)}px, max(320px, 100vh - 32px))`;
}
