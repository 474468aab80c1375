/**
 * A plugin of the browser test runner: lets a test emulate any media feature, of which the runner's own
 * command knows but two: `executeServerCommand('emulate-media-features', { 'forced-colors': 'active' })`.
 * Features that are not named are the browser's own again.
 */
export function emulatedFeatures() {
  /** What is emulated ends with the connection that asked for it, so each page keeps its own. */
  const connections = new WeakMap();

  return {
    name: 'emulated-features',
    async executeCommand({ command, payload, session }) {
      if (command !== 'emulate-media-features') return undefined;
      const page = session.browser.getPage(session.id);
      if (!connections.has(page)) connections.set(page, await page.createCDPSession());
      const features = Object.entries(payload).map(([name, value]) => ({ name, value }));
      await connections.get(page).send('Emulation.setEmulatedMedia', { features });
      return true;
    },
  };
}
