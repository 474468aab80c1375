import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const nodeTestFiles = testFiles().filter(isNodeTest);

/** The tests that need a page. */
export const browserTestFiles = testFiles().filter((file) => !isNodeTest(file));

/** The tests of the package as it is published, which need the build. */
export const packageTestFiles = nodeTestFiles.filter(isPackageTest);

/** The tests of the package in what others have built around it, which need the build as well. */
export const integrationTestFiles = nodeTestFiles.filter(isIntegrationTest);

/** All other tests that run in Node. */
export const engineTestFiles = nodeTestFiles.filter((file) => !isPackageTest(file) && !isIntegrationTest(file));

/** All test files, as paths from the repository's folder with forward slashes. */
function testFiles() {
  return readdirSync(join(root, 'test'), { recursive: true })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `test/${file.replaceAll('\\', '/')}`)
    .sort();
}

/** A test file says by its imports where it runs, so that none is forgotten. */
function isNodeTest(file) {
  return readFileSync(join(root, file), 'utf8').includes("from 'node:test'");
}

function isPackageTest(file) {
  return file.startsWith('test/package/');
}

function isIntegrationTest(file) {
  return file.startsWith('test/integrations/');
}
