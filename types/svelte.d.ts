/** The elements in the markup of Svelte 5: `import type {} from 'solitaire-elements/types/svelte';`. */
import type { HTMLAttributes } from 'svelte/elements';
import type { ElementOf, Listeners, Settings, Tag, With } from './props.js';

/** Svelte sets properties, and listens to an event by `on` and its name. */
type Own<T extends Tag> = Settings<T> & Listeners<T, 'on'>;
type SvelteElements = { [T in Tag]: With<Own<T>, HTMLAttributes<ElementOf<T>>> };

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends SvelteElements {}
}
