import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateJetBrainsWebTypes } from 'custom-element-jet-brains-integration';
import { generateVsCodeCustomElementData } from 'custom-element-vs-code-integration';
import { elementTypes } from './element-types.mjs';
import { root } from './root.mjs';

/**
 * Writes what editors and the type checkers of frameworks are told about the elements, from custom-elements.json, to
 * dist/editors/. The types for frameworks, in types/, are built on its elements.d.ts.
 */
export function writeEditorFiles() {
  const outdir = join(root, 'dist/editors');
  mkdirSync(outdir, { recursive: true });
  // Parts and properties have entries of their own: in the description of an element they would bury it.
  const options = { outdir, hideLogs: true, hideCssPropertiesDocs: true, hideCssPartsDocs: true };
  // The generators write into the manifest that they are given, so each gets one of its own.
  generateVsCodeCustomElementData(readManifest(), options);
  generateJetBrainsWebTypes(readManifest(), { ...options, packageJson: false });
  writeFileSync(join(outdir, 'elements.d.ts'), elementTypes(readManifest(), '../index.js'));
}

function readManifest() {
  return JSON.parse(readFileSync(join(root, 'custom-elements.json'), 'utf8'));
}
