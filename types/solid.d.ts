/** The elements in the JSX of Solid: `import type {} from 'solitaire-elements/types/solid';`. */
import type { JSX } from 'solid-js';
import type { Elements } from '../dist/editors/elements.js';
import type { ElementOf, Listeners, Renamed, Settings, Tag, With } from './props.js';

/** Solid listens to an event by `on:` and its name; `prop:` and `attr:` say what a setting is. */
type Own<T extends Tag> = Settings<T> &
  Renamed<Elements[T]['props'], 'prop:'> &
  Renamed<Elements[T]['attributes'], 'attr:'> &
  Listeners<T, 'on:'>;
type SolidElements = { [T in Tag]: With<Own<T>, JSX.HTMLAttributes<ElementOf<T>>> };

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends SolidElements {}
  }
}
