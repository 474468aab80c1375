import { SolitaireError, type ErrorCode } from '../../src/engine.js';

/** For `assert.throws`: an error of the engine with a code, whose message says a part of a sentence. */
export function fault(code: ErrorCode, says: string | RegExp): (error: unknown) => boolean {
  return (error) => {
    if (!(error instanceof SolitaireError)) throw error;
    const said = typeof says === 'string' ? error.message.includes(says) : says.test(error.message);
    if (error.code === code && said) return true;
    throw new Error(`expected ${code}, "${String(says)}", got ${error.code}, "${error.message}"`);
  };
}
