/** The elements in the JSX of Preact: `import type {} from 'solitaire-elements/types/preact';`. */
import type { HTMLAttributes } from 'preact';
import type { ElementOf, Listeners, Settings, Tag, With } from './props.js';

/** Preact sets properties, and listens to an event by `on` and its name. */
type Own<T extends Tag> = Settings<T> & Listeners<T, 'on'>;
type PreactElements = { [T in Tag]: With<Own<T>, HTMLAttributes<ElementOf<T>>> };

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends PreactElements {}
  }
}
