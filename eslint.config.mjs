import eslint from '@eslint/js';
import lit from 'eslint-plugin-lit';
import webComponents from 'eslint-plugin-wc';
import { defineConfig, globalIgnores } from 'eslint/config';
import typescript from 'typescript-eslint';

/** Calls that need no `await`: Node's test runner waits by itself, and `equal` gives no promise in truth. */
const safeCalls = [
  { from: 'package', package: 'node:test', name: ['describe', 'it'] },
  { from: 'package', package: '@open-wc/semantic-dom-diff', name: 'Equal' },
];

/** Path data of drawings is as long as it is. */
const drawings = ['src/faces/*-data.ts', 'src/faces/courts.ts'];

export default defineConfig(
  globalIgnores(['dist/', '.browser/', '.wordpress/', 'coverage/', 'types/']),
  eslint.configs.recommended,
  {
    rules: {
      eqeqeq: 'error',
      'max-len': ['error', { code: 120, ignoreUrls: true }],
      'max-lines': ['error', { max: 400, skipComments: true }],
      'no-console': 'error',
    },
  },
  {
    files: ['**/*.mjs'],
    languageOptions: {
      globals: { console: 'readonly', process: 'readonly', setInterval: 'readonly', URL: 'readonly' },
    },
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.ts'],
    extends: [typescript.configs.strictTypeChecked, typescript.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-floating-promises': ['error', { allowForKnownSafeCalls: safeCalls }],
      // An index that was just checked is still `undefined` to the compiler (noUncheckedIndexedAccess).
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-misused-spread': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    files: ['src/**/*.ts'],
    extends: [lit.configs['flat/recommended'], webComponents.configs['flat/best-practice']],
    rules: {
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      'lit/lifecycle-super': 'error',
      // Fields are assigned in the constructor here (useDefineForClassFields is off): they shadow nothing.
      'lit/no-classfield-shadowing': 'off',
      'lit/no-legacy-imports': 'error',
      'lit/no-native-attributes': 'error',
      'lit/no-template-arrow': 'error',
      'lit/no-template-bind': 'error',
      'lit/no-this-assign-in-render': 'error',
      'lit/no-useless-template-literals': 'error',
      'lit/prefer-static-styles': 'error',
    },
  },
  {
    // Pages with a strict security policy forbid all of these.
    files: ['src/**/*.ts'],
    rules: {
      'lit/ban-attributes': ['error', 'style'],
      'no-restricted-imports': [
        'error',
        ...['style-map', 'unsafe-html', 'unsafe-svg'].map((name) => `lit/directives/${name}.js`),
      ],
      'no-restricted-properties': [
        'error',
        ...['innerHTML', 'outerHTML', 'insertAdjacentHTML'].map((property) => ({ property })),
      ],
    },
  },
  {
    // The rules of a game know neither time nor chance: a deal number says it all.
    files: ['src/{engine,variants,solver,table}/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', 'Date'],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random' }],
    },
  },
  {
    // Tests put functions of the page aside and back, look at what is written to the console, and have tables of
    // ways to play, some of which need not be awaited.
    files: ['test/**/*.ts'],
    rules: {
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/require-await': 'off',
      'no-console': 'off',
    },
  },
  {
    // These run in a page, as a whole or in part.
    files: ['bench/**/*.mjs', 'demo/**/*.js', 'integrations/**/*.js', 'scripts/lib/launchers/*.mjs'],
    rules: { 'no-undef': 'off' },
  },
  { files: drawings, rules: { 'max-len': 'off' } },
  {
    // A sentence stays on its line, and a page of rules in its file.
    files: ['src/locales/en.ts', 'src/locales/{languages,rules,collection,collection-rules}/*.ts'],
    rules: { 'max-len': 'off', 'max-lines': 'off' },
  },
);
