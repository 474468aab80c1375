import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { variants } from '../../src/engine.js';
import { enAdvice } from '../../src/locales/en-advice.js';
import { enPages } from '../../src/locales/en-pages.js';
import { en as enTable } from '../../src/locales/en.js';
import { languages } from '../../src/locales/language-modules.js';
import { placeholdersOf, registerMessages } from '../../src/locales/register-messages.js';
import type { PluralText, Texts } from '../../src/locales/texts.js';
import '../../src/variants/all.js';
import { families } from '../../src/variants/catalogue.js';
import { englishRules } from '../helpers/english-rules.js';

const en = { ...enTable, ...enPages, ...enAdvice };
const src = join(import.meta.dirname, '../../src');
/** The games that are there from the start. */
const CORE = ['escalator', 'athena', 'saratoga', 'klondike'];
const OTHERS = [...variants.keys()].filter((id) => !CORE.includes(id));
const KEYS = Object.keys(en) as (keyof typeof en)[];
/** Lists have as many items as English has, or one for all ranks. */
const LISTS = KEYS.filter((key) => itemsOf(en[key]) > 1);

/** The files of a folder of src that name keys. */
function sources(): string {
  return ['elements', 'locales'].flatMap((folder) =>
    readdirSync(join(src, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/^en(-advice|-pages)?\.ts$|^(languages|rules)[\\/]/.test(file))
      .map((file) => readFileSync(join(src, folder, file), 'utf8')),
  ).join('\n');
}

/** Keys that are made of a word and the name of something, by their beginning or end. */
const BEGINNING = /`([a-zA-Z]+\.)\$\{/g;
const END = /\$\{[^}`]+\}(\.[a-zA-Z]+|Title)`/g;

describe('the English texts', () => {
  it('are all used', () => {
    const text = sources();
    const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, part]) => part!);
    const beginnings = found(BEGINNING);
    const ends = found(END);
    const unused = KEYS.filter(
      (key) =>
        key !== 'keys' &&
        !text.includes(`'${key}'`) &&
        !beginnings.some((part) => key.startsWith(part)) &&
        !ends.some((part) => key.endsWith(part)),
    );
    assert.deepEqual(unused, []);
  });
});

for (const [code, modules] of Object.entries(languages)) {
  describe(`the texts in ${code}`, async () => {
    const texts: Texts = (await modules.texts()).default;
    const collection: Texts = (await modules.collection()).default;
    const rules: Texts = { ...(await modules.rules()).default, ...(await modules.collectionRules()).default };

    it('have every key, and no other', () => {
      assert.deepEqual(Object.keys(texts).sort(), [...KEYS, ...namesOf(CORE)].sort());
    });

    it('have the names of the other games, of families and options, and no other', () => {
      const inTexts = namesOf(CORE);
      const names = namesOf(OTHERS).filter((key) => !inTexts.includes(key));
      const headings = Object.keys(families).map((family) => `family.${family}`);
      assert.deepEqual(Object.keys(collection).sort(), [...names, ...headings].sort());
    });

    it('can be registered while the English ones of the parts are not there yet', () => {
      registerMessages(code, { ...texts, ...collection, ...rules });
    });

    it('have the placeholders that English has', () => {
      for (const key of KEYS) {
        const all = (text: unknown) => placeholdersOf(text).sort();
        assert.deepEqual(all(texts[key]), all(en[key]), key);
      }
    });

    it('have a form for each plural of the language', () => {
      const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions();
      for (const key of KEYS) {
        const text = texts[key] as PluralText | string;
        if (typeof en[key] === 'string' || key === 'keys') continue;
        assert.equal(typeof text, 'object', `${key} depends on a number`);
        const missing = pluralCategories.filter((name) => !(name in (text as object)));
        // Fractions and millions do not come up.
        assert.deepEqual(missing.filter((name) => !['many', 'other'].includes(name) || needed(code, name)), [], key);
      }
    });

    it('have as many items in each list', () => {
      for (const key of LISTS) {
        const count = itemsOf(texts[key]);
        const expected = itemsOf(en[key]);
        assert.ok(count === expected || (key.startsWith('wanted.') && count === 1), `${key}: ${count}`);
      }
      assert.equal(texts.keys?.length, en.keys.length);
    });

    it('are another language', () => {
      const same = KEYS.filter((key) => texts[key] === en[key] && hasWords(en[key]));
      assert.deepEqual(same, []);
    });

    it('have a rules page for each variant, with as many paragraphs', () => {
      assert.deepEqual(Object.keys(rules).sort(), [...variants.keys()].map((id) => `rules.${id}`).sort());
      for (const id of variants.keys()) {
        const page = rules[`rules.${id}`]!;
        const english = englishRules(variants.get(id)!);
        for (const section of Object.keys(english) as (keyof typeof english)[]) {
          assert.equal(page[section].length, english[section].length, `${id}: ${section}`);
          assert.deepEqual(page[section].filter((text, i) => text === english[section][i]), [], `${id}: ${section}`);
        }
      }
    });
  });
}

/** The keys of the names of games, and of their options. */
function namesOf(ids: readonly string[]): string[] {
  const options = ids.flatMap((id) => Object.keys(variants.get(id)!.options));
  return [...ids.map((id) => `variant.${id}`), ...new Set(options.map((name) => `option.${name}`))];
}

/** How many items a list has. */
function itemsOf(text: unknown): number {
  return typeof text === 'string' ? text.split('|').length : 0;
}

function hasWords(text: unknown): boolean {
  return typeof text === 'string' && /[a-z]{4}/.test(text.replace(/\{\w+\}/g, ''));
}

/** Whether a category is that of some number that a game may count to. */
function needed(code: string, name: string): boolean {
  const plurals = new Intl.PluralRules(code);
  return Array.from({ length: 500 }, (_, count) => plurals.select(count)).includes(name as Intl.LDMLPluralRule);
}
