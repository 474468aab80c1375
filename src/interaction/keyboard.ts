import type { Direction } from '../table/navigation.js';

/** What a key asks for on the table. */
export type KeyCommand =
  | { readonly type: 'go'; readonly direction: Direction }
  | { readonly type: 'end'; readonly which: 'first' | 'last' }
  | { readonly type: 'pick' | 'act' | 'send' | 'cancel' | 'undo' | 'redo' };

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const MIRRORED: Readonly<Record<Direction, Direction>> = {
  left: 'right',
  right: 'left',
  up: 'up',
  down: 'down',
};

/**
 * The command of a key; undefined for keys that are the browser's or the page's own.
 * @param mirrored whether the table runs from right to left
 */
export function keyCommand(event: KeyboardEvent, mirrored: boolean): KeyCommand | undefined {
  if (event.defaultPrevented || event.isComposing || event.altKey) return undefined;
  return event.ctrlKey || event.metaKey ? withControl(event) : plain(event, mirrored);
}

function withControl({ key, shiftKey }: KeyboardEvent): KeyCommand | undefined {
  switch (key.toLowerCase()) {
    case 'enter':
      return { type: 'send' };
    case 'z':
      return { type: shiftKey ? 'redo' : 'undo' };
    case 'y':
      return { type: 'redo' };
    default:
      return undefined;
  }
}

function plain({ key, shiftKey }: KeyboardEvent, mirrored: boolean): KeyCommand | undefined {
  if (shiftKey) return undefined;
  const direction = ARROWS[key];
  if (direction) return { type: 'go', direction: mirrored ? MIRRORED[direction] : direction };
  switch (key) {
    case ' ':
      return { type: 'pick' };
    case 'Enter':
      return { type: 'act' };
    case 'Escape':
      return { type: 'cancel' };
    case 'Home':
      return { type: 'end', which: 'first' };
    case 'End':
      return { type: 'end', which: 'last' };
    default:
      return undefined;
  }
}
