type Browser = 'Chromium' | 'Firefox' | 'WebKit';

/** The browser that runs the tests. */
const browser = browserOf(navigator.userAgent);

/** What tests need that not every browser or its driver can, and why it cannot. */
const CANNOT = {
  'touch the screen': { WebKit: 'its driver has no finger' },
  'scroll by touch': { Firefox: "its driver's finger scrolls no page", WebKit: 'its driver has no finger' },
  'emulate forced colours': { WebKit: 'it has no forced colours' },
  'emulate a printed page': {
    Firefox: 'its driver emulates none',
    WebKit: 'its driver emulates none',
  },
  'tell of layout shifts': { Firefox: 'it does not tell of them', WebKit: 'it does not tell of them' },
  'press another mouse button': { WebKit: 'its driver lets go of the left button instead' },
  'leave the window with the mouse': {
    Firefox: 'its driver keeps the mouse in the window',
    WebKit: 'its driver keeps the mouse in the window',
  },
  'turn the wheel': { WebKit: 'its driver is given no wheel' },
  'draw in finer dots': { WebKit: 'its driver knows one density' },
  'press keys that lock': { Firefox: 'its driver has no such key', WebKit: 'its driver has no such key' },
  'tell of buttons as a capture is lost': { WebKit: 'its event of a lost capture tells of no buttons' },
} as const satisfies Readonly<Record<string, Partial<Record<Browser, string>>>>;

/**
 * To be called first in a test that needs what not every browser can: where the browser cannot, the test is
 * skipped, and its name says why.
 */
export function needs(context: Mocha.Context, capability: keyof typeof CANNOT): void {
  if (!can(context, capability)) context.skip();
}

/**
 * Whether the browser can what a part of a test needs: where it cannot, the test is to go on without, and its name
 * says what is not checked.
 */
export function can(context: Mocha.Context, capability: keyof typeof CANNOT): boolean {
  const reasons: Partial<Record<Browser, string>> = CANNOT[capability];
  const reason = reasons[browser];
  if (reason !== undefined) context.test!.title += ` (not checked in ${browser}: to ${capability}: ${reason})`;
  return reason === undefined;
}

/** So many of a long row of inputs as the browser's driver makes in good time. */
export function inGoodTime(inputs: number): number {
  return browser === 'WebKit' ? Math.ceil(inputs / 3) : inputs;
}

/** Where a `use` draws. Firefox tells of another place, so there it is the drawing that the `use` has to fill. */
export function boxOfUse(use: SVGUseElement): DOMRect {
  return (browser === 'Firefox' ? use.ownerSVGElement! : use).getBoundingClientRect();
}

/** The name by which every browser's driver knows a key: Firefox's knows the space bar by what it writes. */
export function driverKey(key: string): string {
  return key === 'Space' ? ' ' : key;
}

function browserOf(userAgent: string): Browser {
  if (userAgent.includes('Firefox/')) return 'Firefox';
  return userAgent.includes('Chrome/') ? 'Chromium' : 'WebKit';
}
