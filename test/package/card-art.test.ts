import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

const buildScript = fileURLToPath(new URL('../../scripts/card-art/build.mjs', import.meta.url));

describe('the path data of the card faces', () => {
  it('is what the card art gives', () => {
    const { status, stderr } = spawnSync(process.execPath, [buildScript, '--check'], { encoding: 'utf8' });
    assert.equal(status, 0, stderr);
  });
});
