import type { Direction } from '../table/navigation.js';

/** Which keys a game listens to: all, all but single letters and signs, or none. */
export const KEYS = ['on', 'letters-off', 'off'] as const;
export type Keys = (typeof KEYS)[number];

/** What a key asks for on the table; `anywhere` goes to piles that do not take the held cards, too. */
export type TableCommand =
  | { readonly type: 'go'; readonly direction: Direction; readonly anywhere: boolean }
  | { readonly type: 'end' | 'pile'; readonly which: 'first' | 'last' }
  | { readonly type: 'area' | 'count'; readonly step: 1 | -1 }
  | { readonly type: 'pick' | 'act' | 'send' | 'cancel' };

/** What a key asks for wherever in the game the focus is. */
const GAME_COMMANDS = [
  'undo',
  'redo',
  'deal',
  'hint',
  'move-list',
  'collect',
  'new',
  'restart',
  'tell-pile',
  'tell-game',
  'tell-table',
  'rules',
] as const;
export interface GameCommand {
  readonly type: (typeof GAME_COMMANDS)[number];
}

/** Whether a command has nothing to do with where the focus is. */
export function isGameCommand(command: KeyCommand): command is GameCommand {
  return (GAME_COMMANDS as readonly string[]).includes(command.type);
}

export type KeyCommand = TableCommand | GameCommand;

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const REVERSED: Readonly<Record<Direction, Direction>> = {
  left: 'right',
  right: 'left',
  up: 'up',
  down: 'down',
};

const PLAIN: Readonly<Record<string, KeyCommand>> = {
  ' ': { type: 'pick' },
  Enter: { type: 'act' },
  Escape: { type: 'cancel' },
  Home: { type: 'end', which: 'first' },
  End: { type: 'end', which: 'last' },
  PageUp: { type: 'area', step: -1 },
  PageDown: { type: 'area', step: 1 },
  F1: { type: 'rules' },
};

const WITH_CONTROL: Readonly<Record<string, KeyCommand>> = {
  Enter: { type: 'send' },
  Home: { type: 'pile', which: 'first' },
  End: { type: 'pile', which: 'last' },
  z: { type: 'undo' },
  Z: { type: 'redo' },
  y: { type: 'redo' },
};

const LETTERS: Readonly<Record<string, KeyCommand>> = {
  '+': { type: 'count', step: 1 },
  '=': { type: 'count', step: 1 },
  '-': { type: 'count', step: -1 },
  '?': { type: 'rules' },
  '؟': { type: 'rules' },
  '？': { type: 'rules' },
  z: { type: 'undo' },
  Z: { type: 'redo' },
  d: { type: 'deal' },
  h: { type: 'hint' },
  m: { type: 'move-list' },
  a: { type: 'collect' },
  n: { type: 'new' },
  r: { type: 'restart' },
  v: { type: 'tell-pile' },
  q: { type: 'tell-game' },
  t: { type: 'tell-table' },
};

/**
 * The command of a key; undefined for keys that are the browser's or the page's own, and where the player types.
 * @param reversed whether the table is drawn from right to left
 */
export function keyCommand(event: KeyboardEvent, keys: Keys, reversed: boolean): KeyCommand | undefined {
  if (keys === 'off' || event.defaultPrevented || event.isComposing || isTyping(event)) return undefined;
  const { key, ctrlKey, metaKey, altKey } = event;
  const arrow = ARROWS[key];
  if (arrow && !ctrlKey && !metaKey && !event.shiftKey) {
    return { type: 'go', direction: reversed ? REVERSED[arrow] : arrow, anywhere: altKey };
  }
  if (altKey) return undefined;
  if (ctrlKey || metaKey) return WITH_CONTROL[key.length > 1 ? key : letterOf(event)];
  const plain = event.shiftKey ? undefined : PLAIN[key];
  return plain ?? (keys === 'on' ? LETTERS[letterOf(event)] : undefined);
}

/**
 * The sign of a key. On keyboards of other scripts, the Latin letter in that place, where Hebrew has a slash for Q;
 * capital with Shift held.
 */
function letterOf({ key, code, shiftKey }: KeyboardEvent): string {
  const latin = /^([^\x20-\x7e]|\/)$/.test(key) && code.startsWith('Key') ? code.slice(3) : key;
  const isLetter = /^[a-z]$/i.test(latin);
  return isLetter && !shiftKey ? latin.toLowerCase() : latin.toUpperCase();
}

function isTyping(event: Event): boolean {
  const target = event.composedPath()[0];
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select');
}
