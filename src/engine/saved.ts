import { SavedGameError } from './errors.js';
import { isRecord } from './shape.js';

/** The format of all that is saved. */
export const VERSION = 1;

/**
 * The fields of something that was saved.
 * @param what its name, for messages
 * @throws SavedGameError unless it is an object of this format; its code is `newer-save` for one of a later release
 */
export function fieldsOf(saved: unknown, what: string): Record<string, unknown> {
  const version = isRecord(saved) ? saved.version : undefined;
  if (version === VERSION) return saved as Record<string, unknown>;
  if (typeof version === 'number' && version > VERSION) {
    throw new SavedGameError(`The ${what} is from a later release (format ${version}).`, 'newer-save');
  }
  throw new SavedGameError(`The ${what} cannot be read: it must be an object of version ${VERSION}.`);
}
