/** The part of a message channel that is used here: browsers, workers and Node have it alike. */
interface Channel {
  readonly port1: { onmessage: (() => void) | null; close(): void };
  readonly port2: { postMessage(message: null): void };
}

declare const MessageChannel: new () => Channel;

/**
 * Lets everything else have its turn: events, timers, what a page has to draw. Faster than a timer, which
 * browsers make wait for some milliseconds.
 */
export function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
