/** The plugin in integrations/wordpress: as text, and run by PHP with stand-ins for WordPress where PHP is there. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { catalogue } from '../../src/variants/catalogue.js';

const folder = fileURLToPath(new URL('../../integrations/wordpress/', import.meta.url));
const read = (name: string): string => readFileSync(folder + name, 'utf8');
const plugin = read('solitaire-elements.php');
const block = JSON.parse(read('block.json')) as { readonly version: string; readonly attributes: object };
const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  readonly version: string;
};

const hasPhp = spawnSync('php', ['--version']).status === 0;
const noPhp = hasPhp ? false : 'PHP is not installed';

/** The least of WordPress that the plugin calls, and then what a test wants to see. */
const WORDPRESS = String.raw`
  define('ABSPATH', '/');
  $seen = ['enqueued' => []];
  function add_action($name, $run) { global $init; assert($name === 'init'); $init = $run; }
  function plugins_url($file, $from) { return 'https://blog.example/plugins/' . $file; }
  function wp_register_script_module($id, $url, $needs, $version) { global $seen; $seen['module'] = [$id, $url]; }
  function wp_enqueue_script_module($id) { global $seen; $seen['enqueued'][] = $id; }
  function register_block_type($folder, $args) { global $seen, $block; $seen['block'] = $folder; $block = $args; }
  function add_shortcode($name, $run) { global $shortcodes; $shortcodes[$name] = $run; }
  function get_block_wrapper_attributes() { return 'class="wp-block"'; }
  function esc_attr($text) { return htmlspecialchars($text, ENT_QUOTES); }
  function esc_html__($text, $domain) { return htmlspecialchars($text, ENT_QUOTES); }
`;

interface Seen {
  readonly module: readonly [id: string, url: string];
  readonly enqueued: readonly string[];
  readonly block: string;
  readonly html: string;
}

/** What the plugin has done, and what one expression of PHP gives as HTML. */
function run(expression: string, given: unknown): Seen {
  const code = `error_reporting(E_ALL); ${WORDPRESS}
    require getenv('PLUGIN'); $init();
    $given = json_decode(getenv('GIVEN'), true);
    $seen['html'] = ${expression};
    echo json_encode($seen);`;
  const { stdout, stderr, status } = spawnSync('php', ['-d', 'display_errors=stderr', '-r', code], {
    encoding: 'utf8',
    env: { ...process.env, PLUGIN: `${folder}solitaire-elements.php`, GIVEN: JSON.stringify(given) },
  });
  assert.deepEqual([stderr, status], ['', 0]);
  return JSON.parse(stdout) as Seen;
}

const SHORTCODE = "$shortcodes['solitaire']($given)";
const BLOCK = "$block['render_callback']($given)";
const SENTENCE = 'This game of solitaire needs JavaScript.';

describe('the WordPress plugin', () => {
  it('says its licence and the version of the package, everywhere the same', () => {
    assert.match(plugin, /^ \* License: +MIT$/m);
    assert.match(read('readme.txt'), /^License: MIT$/m);
    const versions = [
      ...plugin.matchAll(/'(\d+\.\d+\.\d+)'|Version: +(\d+\.\d+\.\d+)/g),
      ...read('editor.asset.php').matchAll(/'(\d+\.\d+\.\d+)'/g),
      ...read('readme.txt').matchAll(/Stable tag: (.+)/g),
    ].map(([, one, other]) => one ?? other);
    assert.deepEqual([...new Set([...versions, block.version])], [version]);
    assert.equal(versions.length, 4);
  });

  it('asks for what the element has, in the block and in the shortcode', () => {
    const [, list] = /ATTRIBUTES = array\((.+)\)/.exec(plugin)!;
    const names = [...list!.matchAll(/'(\w+)'/g)].map(([, name]) => name);
    const manifest = JSON.parse(
      readFileSync(new URL('../../custom-elements.json', import.meta.url), 'utf8'),
    ) as { modules: { declarations?: { tagName?: string; attributes?: { name: string }[] }[] }[] };
    const game = manifest.modules
      .flatMap(({ declarations }) => declarations ?? [])
      .find(({ tagName }) => tagName === 'solitaire-game')!;
    const known = game.attributes!.map(({ name }) => name);
    assert.deepEqual(names.filter((name) => !known.includes(name!)), []);
    assert.deepEqual(Object.keys(block.attributes).filter((name) => !names.includes(name)), []);
  });

  it('offers the games that there are, by their names', () => {
    const [, list] = /VARIANTS = (\{.+?\});/s.exec(read('editor.js'))!;
    const offered: unknown = runInNewContext(`(${list!})`);
    assert.deepEqual({ ...(offered as object) }, Object.fromEntries(catalogue.map(({ id, name }) => [id, name])));
  });

  it('runs in WordPress alone, and writes nothing out by itself', () => {
    assert.match(plugin, /^defined\( 'ABSPATH' \) \|\| exit;$/m);
    assert.doesNotMatch(plugin, /\b(echo|print|eval|unserialize|\$_[A-Z]+|include|require|file_get_contents)\b/);
  });

  for (const file of readdirSync(folder).filter((name) => name.endsWith('.php'))) {
    it(`has no fault of syntax in ${file}`, { skip: noPhp }, () => {
      const { stdout, status } = spawnSync('php', ['-l', folder + file], { encoding: 'utf8' });
      assert.equal(status, 0, stdout);
    });
  }

  it('makes the element of a shortcode, and asks for its script', { skip: noPhp }, () => {
    const seen = run(SHORTCODE, { variant: 'saratoga', deal: '2026', options: 'draw=3, redeals=unlimited' });
    assert.equal(
      seen.html,
      `<solitaire-game variant="saratoga" deal="2026" options="draw=3, redeals=unlimited">${SENTENCE}</solitaire-game>`,
    );
    assert.deepEqual(seen.enqueued, ['solitaire-elements']);
    assert.deepEqual(seen.module, [
      'solitaire-elements',
      'https://blog.example/plugins/solitaire-elements.js',
    ]);
  });

  it('makes it of the block, without the attributes that are empty', { skip: noPhp }, () => {
    const { html, block: place } = run(BLOCK, { variant: 'athena', deal: ' ', options: '', align: 'wide' });
    assert.equal(
      html,
      `<div class="wp-block"><solitaire-game variant="athena">${SENTENCE}</solitaire-game></div>`,
    );
    assert.equal(`${place}/`, folder);
  });

  it('takes a shortcode without attributes', { skip: noPhp }, () => {
    assert.equal(run(SHORTCODE, '').html, `<solitaire-game>${SENTENCE}</solitaire-game>`);
  });

  it('lets nothing that an editor writes out of its attribute', { skip: noPhp }, () => {
    const bad = '"\'><script>alert(1)</script>&';
    for (const expression of [SHORTCODE, BLOCK]) {
      const { html } = run(expression, {
        variant: bad,
        deck: bad,
        onclick: 'alert(1)',
        '"><b': bad,
        deal: ['x'],
        options: null,
        0: bad,
      });
      const [, attributes] = /<solitaire-game([^>]*)>/.exec(html)!;
      const value = '&quot;&#039;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;';
      assert.equal(attributes, ` variant="${value}" deck="${value}"`);
      assert.doesNotMatch(html, /<script|<b\b|onclick/);
    }
  });
});
