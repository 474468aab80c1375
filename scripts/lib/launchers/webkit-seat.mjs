import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { screenProgram, settingsProgram, webkit } from '../browsers/webkit.mjs';
import { freePort } from '../free-port.mjs';
import { WebDriverSession } from './webdriver-session.mjs';

const SCREEN = { width: 3200, height: 2400 };

/**
 * The mouse of the screen, which stays in its middle, is over the window, which has the focus by that, but not over
 * the page, which is to see no mouse but that of the tests.
 */
const WINDOW = { x: SCREEN.width / 2 - 20, y: SCREEN.height / 2 - 10, width: 1440, height: 1040 };

/** A browser that is driven, with a screen and desktop settings of its own. */
export class WebKitSeat {
  /** @type {WebDriverSession} */
  driver;
  #folder = mkdtempSync(join(tmpdir(), 'solitaire-elements-webkit-'));
  #processes = [];
  #settings;

  /** Starts all that a browser needs, and the browser. */
  static async take() {
    const seat = new WebKitSeat();
    process.once('exit', seat.#leave);
    // A process that is ended by a signal has no exit otherwise.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
    await seat.#start();
    return seat;
  }

  /** Ends all of it. */
  async end() {
    await this.driver.end();
    process.off('exit', this.#leave);
    this.#leave();
  }

  /** Sets the desktop's settings: whether there is motion, and the theme, by which the browser knows colours. */
  set({ motion, theme }) {
    writeFileSync(this.#settingsFile, `Gtk/EnableAnimations ${motion ? 1 : 0}\nNet/ThemeName "${theme}"\n`);
    this.#settings?.kill('SIGHUP');
  }

  async #start() {
    const screen = `${SCREEN.width}x${SCREEN.height}x24`;
    const server = this.#run(
      screenProgram(),
      ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp'],
      process.env,
    );
    const [display] = await once(server.stdio[3], 'data');
    const env = {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
    };
    this.set({ motion: true, theme: 'Adwaita' });
    this.#settings = this.#run(settingsProgram(), ['-c', this.#settingsFile], env);
    const port = await freePort();
    this.#run(webkit.find(), [`--port=${port}`], env);
    this.driver = await WebDriverSession.start(`http://127.0.0.1:${port}`);
    await this.driver.command('POST', '/window/rect', WINDOW);
  }

  get #settingsFile() {
    return join(this.#folder, 'xsettingsd.conf');
  }

  #run(program, args, env) {
    const started = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
    this.#processes.push(started);
    return started;
  }

  #leave = () => {
    for (const started of this.#processes.reverse()) started.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  };
}
