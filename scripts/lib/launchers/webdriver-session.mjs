import { setTimeout } from 'node:timers/promises';

/** A browser behind a WebDriver (https://www.w3.org/TR/webdriver2/), with the commands that tests need. */
export class WebDriverSession {
  #address;
  #last = Promise.resolve();

  constructor(address) {
    this.#address = address;
  }

  /** Starts a browser as soon as the driver at an address is there. */
  static async start(server) {
    await untilReady(server);
    const { sessionId } = await request('POST', `${server}/session`, { capabilities: {} });
    return new WebDriverSession(`${server}/session/${sessionId}`);
  }

  /** Sends a command when all that were given before are done, as a hand does one thing after the other. */
  command(method, path, body) {
    const answer = this.#last.then(() => request(method, this.#address + path, body));
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  navigate(url) {
    return this.command('POST', '/url', { url });
  }

  /** Runs a function in the page, which sees its arguments and the page alone, and returns what it does. */
  execute(run, ...args) {
    const script = `return (${run}).apply(undefined, arguments)`;
    return this.command('POST', '/execute/sync', { script, args });
  }

  /** Does what an input source of WebDriver says. */
  act(input) {
    return this.command('POST', '/actions', { actions: [input] });
  }

  async end() {
    await this.command('DELETE', '');
  }
}

async function untilReady(server) {
  for (let attempt = 0; attempt < 100; attempt++) {
    try {
      await request('GET', `${server}/status`);
      return;
    } catch {
      await setTimeout(100);
    }
  }
  throw new Error(`No WebDriver answers at ${server}`);
}

/** One request; what the driver has to say of a failure is the error's message. */
async function request(method, url, body) {
  const response = await fetch(url, { method, body: body && JSON.stringify(body) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
