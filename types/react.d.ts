/** The elements in the JSX of React 19: `import type {} from 'solitaire-elements/types/react';`. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { ElementOf, Listeners, Settings, Tag, With } from './props.js';

/** React sets properties, and listens to an event by `on` and its name. */
type Own<T extends Tag> = Settings<T> & Listeners<T, 'on'>;
type ReactElements = {
  [T in Tag]: With<Own<T>, DetailedHTMLProps<HTMLAttributes<ElementOf<T>>, ElementOf<T>>>;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends ReactElements {}
  }
}
