import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { defineVariant, findVariant } from '../../src/engine.js';
import { rulesPage } from '../../src/locales/rules-page.js';
import enRules from '../../src/locales/rules/en.js';
import { Words } from '../../src/locales/words.js';
import { golf } from '../helpers/engine-golf.js';

const page = golf.rules!;
const other = { ...page, goal: ['Venku.'] };

describe('the rules page that is shown', () => {
  it('of a game that is there from the start is that of the language, else the English one', () => {
    const klondike = findVariant('klondike');
    assert.equal(rulesPage(klondike, new Words('cs', {})), enRules['rules.klondike']);
    assert.equal(rulesPage(klondike, new Words('cs', { 'rules.klondike': other })), other);
  });

  it('of a game of the page’s own is what its definition has, where the language has none', () => {
    const own = defineVariant(golf);
    assert.deepEqual(rulesPage(own, new Words('cs', {})), page);
    assert.equal(rulesPage(own, new Words('cs', { 'rules.five-pile-golf': other })), other);
  });

  it('may be left to the languages, and be none', () => {
    const own = defineVariant({ ...golf, rules: undefined });
    assert.equal(own.rules, undefined);
    assert.equal(rulesPage(own, new Words('cs', {})), undefined);
    assert.equal(rulesPage(own, new Words('cs', { 'rules.five-pile-golf': other })), other);
  });
});
