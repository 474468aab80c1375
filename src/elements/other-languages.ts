import { languages } from '../locales/language-modules.js';
import { registerMessages } from '../locales/register-messages.js';
import type { NamedKey, RulesKey } from '../locales/texts.js';

/** What was asked for, so that it is loaded once, and whether it has come. */
const asked = new Map<unknown, boolean>();

/**
 * Loads of a language, if there is such a one, what has not been asked for yet: its texts, or where these lack the
 * name of something, or a rules page, what may have it.
 * @param failed called when it cannot be loaded
 */
export async function loadLanguage(
  code: string,
  missing: NamedKey | RulesKey | undefined,
  failed: (error: Error) => void,
): Promise<void> {
  const load = partsWith(missing)
    .map((part) => languages[code]?.[part])
    .find((part) => !asked.get(part));
  if (!load || asked.has(load)) return;
  asked.set(load, false);
  try {
    const { default: texts } = await load();
    asked.set(load, true);
    registerMessages(code, texts);
  } catch (error) {
    failed(error as Error);
  }
}

/** The parts that may have a text: of the games that are there from the start, then of the others. */
function partsWith(missing: NamedKey | RulesKey | undefined) {
  if (!missing) return ['texts'] as const;
  return missing.startsWith('rules.') ? (['rules', 'collectionRules'] as const) : (['collection'] as const);
}
