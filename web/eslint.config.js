import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** Restrict static and dynamic imports of paths that match a regular expression. */
function restrictImports(regex, message) {
  const escaped = regex.replaceAll('/', '\\/');
  return {
    'no-restricted-imports': ['error', { patterns: [{ regex, message }] }],
    'no-restricted-syntax': ['error', { selector: `ImportExpression[source.value=/${escaped}/]`, message }],
  };
}

export default defineConfig(
  globalIgnores(['src/lib/api-types.d.ts', 'artefacts']),
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      'no-undef': 'off', // TypeScript reports undefined names, and knows types and globals.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }], // Playwright fixtures need them.
      'svelte/prefer-svelte-reactivity': 'off', // Plain Sets and Maps here are caches, which no component renders.
    },
  },
  {
    files: ['**/*.svelte'],
    rules: {
      'no-useless-assignment': 'off', // The rule does not know that a $derived runs again.
    },
  },

  // The shell imports games only through the registry. A game imports only the shell's libraries and shared components.
  {
    files: ['src/**'],
    ignores: ['src/games/**'],
    rules: restrictImports(
      '(^|/)games/(?!(registry|gameClient)$)',
      'Import a game only through games/registry.',
    ),
  },
  {
    files: ['src/games/*/**'],
    rules: restrictImports(
      '^\\.\\./(?!gameClient$|\\.\\./shared/|\\.\\./\\.\\./landmarks$)',
      'A game imports only $lib, src/shared, games/gameClient and its own folder.',
    ),
  },
);
