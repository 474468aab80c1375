const BUTTONS = { left: 0, middle: 1, right: 2 };

/**
 * A mouse with the methods that Puppeteer's have. Only its left button is of use: WebKit's driver presses another,
 * but lets go of the left one instead.
 */
export class WebKitMouse {
  #driver;
  #pressed = new Set();

  constructor(driver) {
    this.#driver = driver;
  }

  move(x, y) {
    return this.#act(moveTo(x, y));
  }

  down({ button = 'left' } = {}) {
    this.#pressed.add(button);
    return this.#act(press(button));
  }

  up({ button = 'left' } = {}) {
    this.#pressed.delete(button);
    return this.#act(release(button));
  }

  click(x, y, { button = 'left' } = {}) {
    return this.#act(moveTo(x, y), press(button), release(button));
  }

  /** Lets go of all buttons and moves into the corner. */
  async reset() {
    for (const button of this.#pressed) await this.up({ button });
    await this.move(0, 0);
  }

  #act(...actions) {
    return this.#driver.act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
  }
}

function moveTo(x, y) {
  return { type: 'pointerMove', duration: 0, x, y };
}

function press(button) {
  return { type: 'pointerDown', button: BUTTONS[button] };
}

function release(button) {
  return { type: 'pointerUp', button: BUTTONS[button] };
}
