/** What the types for all frameworks have in common. */
import type { Elements } from '../dist/editors/elements.js';

export type Tag = keyof Elements;
export type ElementOf<T extends Tag> = Elements[T]['element'];
export type EventsOf<T extends Tag> = Elements[T]['events'];

/** What can be set, by the names of the properties and of the attributes. */
export type Settings<T extends Tag> = Elements[T]['props'] & Elements[T]['attributes'];

/** A listener for each event, by the name of the event after a prefix. */
export type Listeners<T extends Tag, Prefix extends string> = {
  [Type in keyof EventsOf<T> & string as `${Prefix}${Type}`]?: ((event: EventsOf<T>[Type]) => void) | undefined;
};

/** The same by other names. */
export type Renamed<Names, Prefix extends string> = {
  [Name in keyof Names & string as `${Prefix}${Name}`]?: Names[Name];
};

/** An element's own, and of what every element has all that it does not have itself. */
export type With<Own, Common> = Own & Omit<Common, keyof Own>;
