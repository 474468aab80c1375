import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { defineVariant, findVariant } from '../../src/engine.js';
import { addEnglish } from '../../src/locales/english.js';
import enRules from '../../src/locales/rules/en.js';
import { Words } from '../../src/locales/words.js';
import { golf } from '../helpers/engine-golf.js';

const page = golf.rules!;
const other = { ...page, goal: ['Venku.'] };

describe('the rules page that is shown', () => {
  it('of a game that is there from the start is English once the pages are loaded, and the language’s own', () => {
    const klondike = findVariant('klondike');
    const words = new Words('en', {});
    assert.equal(words.rulesPage(klondike), undefined);
    addEnglish(enRules);
    assert.equal(words.rulesPage(klondike), enRules['rules.klondike']);
    assert.equal(new Words('cs', { 'rules.klondike': other }).rulesPage(klondike), other);
  });

  it('of a game of the page’s own is what its definition has, where the language has none', () => {
    const own = defineVariant(golf);
    assert.deepEqual(new Words('cs', {}).rulesPage(own), page);
    assert.equal(new Words('cs', { 'rules.five-pile-golf': other }).rulesPage(own), other);
  });

  it('may be left to the languages, and be none', () => {
    const own = defineVariant({ ...golf, rules: undefined });
    assert.equal(own.rules, undefined);
    assert.equal(new Words('cs', {}).rulesPage(own), undefined);
    assert.equal(new Words('cs', { 'rules.five-pile-golf': other }).rulesPage(own), other);
  });
});
