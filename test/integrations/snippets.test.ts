/** What integrations/README.md gives to be pasted, and what editors and filters of content systems would do to it. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

const text = readFileSync(new URL('../../integrations/README.md', import.meta.url), 'utf8');
const snippets = [...text.matchAll(/```html\n(.+?)```/gs)].map(([, snippet]) => snippet!);

const TAG = /<(\/?)([a-z-]+)((?: [a-z-]+(?:="[^"]*")?)*)>/g;

describe('the snippets for content systems', () => {
  it('are there: elements, a frame, a link', () => {
    for (const tag of ['<solitaire-game', '<iframe', '<a class="solitaire-embed"']) {
      assert.ok(snippets.some((snippet) => snippet.includes(tag)), tag);
    }
  });

  for (const snippet of snippets) {
    describe(snippet.slice(0, 60), () => {
      const tags = [...snippet.matchAll(TAG)];

      it('is tags and plain words, each line whole', () => {
        for (const line of snippet.trim().split('\n')) {
          assert.notEqual(line, '');
          assert.doesNotMatch(line.replace(TAG, ''), /[<>&"'{}]/);
          assert.equal(line.trim(), line);
        }
      });

      it('has no code in the page: every script is a file, no attribute is a handler', () => {
        for (const [, end, name, attributes] of tags) {
          if (name === 'script' && !end) assert.match(attributes!, / src="https:/);
          assert.doesNotMatch(attributes!, / on|javascript:/);
        }
        assert.doesNotMatch(snippet, /<script[^>]*>[^<]/);
      });

      it('has no sign in a value that is rewritten: ampersands, angle brackets, quotes, braces', () => {
        const values = tags.flatMap(([, , , attributes]) => [...attributes!.matchAll(/="([^"]*)"/g)]);
        assert.notEqual(values.length, 0);
        for (const [, value] of values) assert.doesNotMatch(value!, /[&<>'"{}[\]\u2018-\u201f]|--|\.\.\./);
      });
    });
  }
});
