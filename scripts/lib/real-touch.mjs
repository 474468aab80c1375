import { setTimeout } from 'node:timers/promises';

/**
 * A plugin of the browser test runner: one finger on the screen, as the browser itself gets it.
 * `executeServerCommand('touch', [{ type: 'start', x, y }, { type: 'move', x, y }, { type: 'end' }])`.
 * A finger that rests before it is lifted throws nothing: the page does not scroll on.
 */
export function realTouch() {
  return {
    name: 'real-touch',
    async executeCommand({ command, payload, session }) {
      if (command !== 'touch') return undefined;
      const { touchscreen } = session.browser.getPage(session.id);
      for (const { type, x, y } of payload) {
        if (type === 'rest') await setTimeout(120);
        else if (type === 'start') await touchscreen.touchStart(x, y);
        else if (type === 'move') await touchscreen.touchMove(x, y);
        else await touchscreen.touchEnd();
      }
      return true;
    },
  };
}
