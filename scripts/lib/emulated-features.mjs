/**
 * A plugin of the browser test runner: lets a test emulate any media feature that the browser can, of which
 * the runner's own command knows but two:
 * `executeServerCommand('emulate-media-features', { 'forced-colors': 'active' })`.
 * Features that are not named are the browser's own again.
 * @param {(page: object, features: Record<string, string>) => Promise<void>} emulate how the browser does it
 */
export function emulatedFeatures(emulate) {
  return {
    name: 'emulated-features',
    async executeCommand({ command, payload, session }) {
      if (command !== 'emulate-media-features') return undefined;
      await emulate(session.browser.getPage(session.id), payload);
      return true;
    },
  };
}
