import { asRecord, untilTaken } from './media-features.mjs';
import { WebKitMouse } from './webkit-mouse.mjs';

/** WebDriver's characters for the keys that write none. */
const KEYS = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE006',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  Meta: '\uE03D',
  ...Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`F${i + 1}`, String.fromCharCode(0xe031 + i)])),
};

const USUAL_SIZE = { width: 800, height: 600 };

/**
 * A page that tests are run in, with the methods that the runner's commands call. It is in a frame, which can be
 * narrower than a window can, and larger than one that is drawn in time: what is beyond the window is laid out, but
 * the mouse does not get there.
 */
export class WebKitPage {
  #seat;
  mouse;

  constructor(seat) {
    this.#seat = seat;
    this.mouse = new WebKitMouse(seat.driver);
  }

  get #driver() {
    return this.#seat.driver;
  }

  async open(url) {
    await this.#driver.navigate(new URL('/?mode=iframe', url).href);
    await this.emulate({});
    await this.#driver.execute(addFrame, url);
    await this.setViewport(USUAL_SIZE);
  }

  async close() {
    await this.mouse.reset();
    await this.#driver.navigate('about:blank');
  }

  url() {
    return this.#driver.execute(() => document.querySelector('iframe').contentWindow.location.href);
  }

  /** Runs a function in the page. */
  evaluate(run, ...args) {
    const script = `(${run}).apply(undefined, ${JSON.stringify(args)})`;
    return this.#driver.execute((text) => document.querySelector('iframe').contentWindow.eval(text), script);
  }

  async setViewport({ width, height }) {
    await this.#driver.execute(sizeFrame, width, height);
  }

  /** Sets media features by the desktop's settings; those not named are as usual. */
  async emulate(features) {
    const known = ['prefers-reduced-motion', 'prefers-color-scheme'];
    const unknown = Object.keys(features).filter((name) => !known.includes(name));
    if (unknown.length > 0) throw new Error(`No way to emulate ${unknown.join(', ')}`);
    this.#seat.set({
      motion: features['prefers-reduced-motion'] !== 'reduce',
      theme: features['prefers-color-scheme'] === 'dark' ? 'Adwaita-dark' : 'Adwaita',
    });
    await untilTaken(this, features);
  }

  emulateMediaFeatures(list) {
    return this.emulate(asRecord(list));
  }

  keyboard = {
    down: (key) => this.#type({ type: 'keyDown', value: KEYS[key] ?? key }),
    up: (key) => this.#type({ type: 'keyUp', value: KEYS[key] ?? key }),
    press: (key) => this.#type(...keystroke(key)),
    type: (text) => this.#type(...[...text].flatMap(keystroke)),
  };

  #type(...actions) {
    return this.#driver.act({ type: 'key', id: 'keyboard', actions });
  }
}

function keystroke(key) {
  const value = KEYS[key] ?? key;
  return [{ type: 'keyDown', value }, { type: 'keyUp', value }];
}

/** Runs in the page around the frame. */
function addFrame(url) {
  const frame = document.createElement('iframe');
  frame.src = url;
  document.body.append(frame);
  document.documentElement.style.overflow = 'hidden';
  frame.focus();
}

function sizeFrame(width, height) {
  const { style } = document.querySelector('iframe');
  style.width = `${width}px`;
  style.height = `${height}px`;
}
