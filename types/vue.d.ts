/** The elements in the templates of Vue 3: `import type {} from 'solitaire-elements/types/vue';`. */
import type { DefineComponent, HTMLAttributes } from 'vue';
import type { EventsOf, Settings, Tag, With } from './props.js';

/** A listener by `@solitaire-move` is the property `onSolitaireMove` to Vue. */
type Own<T extends Tag> = Settings<T> & {
  [Type in keyof EventsOf<T> & string as `on${Pascal<Type>}`]?: ((event: EventsOf<T>[Type]) => void) | undefined;
};
type Pascal<Name extends string> = Name extends `${infer Word}-${infer Rest}`
  ? `${Capitalize<Word>}${Pascal<Rest>}`
  : Capitalize<Name>;
type VueElements = { [T in Tag]: DefineComponent<With<Own<T>, HTMLAttributes>> };

declare module 'vue' {
  interface GlobalComponents extends VueElements {}
}
