/**
 * A plugin of the browser test runner: the wheel of the mouse, turned where the mouse is.
 * `executeServerCommand('wheel', { deltaY: 300 })`.
 */
export function realWheel() {
  return {
    name: 'real-wheel',
    async executeCommand({ command, payload, session }) {
      if (command !== 'wheel') return undefined;
      await session.browser.getPage(session.id).mouse.wheel(payload);
      return true;
    },
  };
}
