import { executeServerCommand } from '@web/test-runner-commands';

/** Has the browser claim media features; those that are not named are its own again. */
export function emulate(features: Readonly<Record<string, string>>): Promise<unknown> {
  return executeServerCommand('emulate-media-features', features);
}
