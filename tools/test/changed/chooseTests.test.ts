import { globSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { parts } from '../parts.ts';
import { type Chosen, chooseTests } from './chooseTests.ts';
import { declaredInputs } from './declaredInputs.ts';
import { type ImportGraph, readImports } from './importGraph.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const exclude = ['**/node_modules/**', 'contracts/{out,cache}/**', '**/dist/**', 'storybook-static/**'];
const files = globSync(
  ['{packages,apps,tools,contracts,.storybook,deploy,docs,help}/**/*.*', '.githooks/*', '.env.example'],
  {
    cwd: root,
    exclude,
  },
);

let graph: ImportGraph;
beforeAll(() => {
  graph = readImports(root, files);
});

const chosen = (...changed: readonly string[]) => chooseTests(graph, files, changed);

/** The selected files of a part; `'all'` for a check, or a part that runs whole. */
function filesOf({ choices }: Chosen, name: string): readonly string[] | 'all' {
  const choice = choices.find(({ part }) => part.name === name);
  return choice ? (choice.files ?? 'all') : [];
}

test.each([
  ['a rule', 'packages/domain/src/format/fileSize.ts', 'unit', 'packages/domain/src/format/fileSize.test.ts'],
  ['a colour', 'packages/ui/src/tokens/light.ts', 'unit', 'packages/ui/src/tokens/contrast.test.ts'],
  ['a page', 'docs/specification.md', 'unit', 'tools/docs/links.test.ts'],
  ['a text', 'packages/domain/src/texts/en/network.ts', 'unit', 'tools/compileMessages.test.ts'],
  ['a schema', 'packages/api/src/tickets.ts', 'unit', 'packages/api/src/openapi.test.ts'],
  [
    'a call to the chain',
    'packages/chain/src/claim/claim.ts',
    'chain',
    'packages/chain/src/claim/claim.test.ts',
  ],
  [
    'a part of the design system',
    'packages/ui/src/primitives/badge/Badge.tsx',
    'stories',
    'packages/ui/src/primitives/badge/Badge.stories.tsx',
  ],
  [
    'a screen',
    'packages/ui/src/features/support/tickets/TicketsScreen.tsx',
    'stories',
    'packages/ui/src/features/support/tickets/TicketsScreen.stories.tsx',
  ],
  [
    'a state',
    'packages/ui/src/features/support/tickets/supportStates.ts',
    'unit',
    'tools/storybook/states.test.ts',
  ],
  ['a handler', 'apps/server/src/support/tickets/handlers.ts', 'server', 'apps/server/test/tickets.test.ts'],
  [
    'a migration',
    'apps/server/src/platform/db/migrations/0000_baseline.sql',
    'server',
    'apps/server/test/migrations.test.ts',
  ],
  ['an adapter', 'packages/app-kit/src/pools/buyLevel.ts', 'journeys', 'apps/web/e2e/purchase.spec.ts'],
  ['a journey', 'apps/web/e2e/support.spec.ts', 'journeys', 'apps/web/e2e/support.spec.ts'],
  ['a contract', 'contracts/src/RacePool.sol', 'contracts', 'contracts/test/unit/RacePool.t.sol'],
])('%s selects its own tests', (_, file, part, test) => {
  expect(filesOf(chosen(file), part)).toContain(test);
});

test('runs the quick checks for every code change, and the Solidity checks for Solidity files only', () => {
  const rule = chosen('packages/domain/src/format/fileSize.ts');
  for (const name of ['prose', 'imports', 'types', 'dead-code']) expect(filesOf(rule, name)).toBe('all');
  expect(filesOf(chosen('packages/ui/src/messages/en.generated.ts'), 'prose')).toEqual([]);
  expect(filesOf(rule, 'lint')).toEqual(['packages/domain/src/format/fileSize.ts']);
  expect(filesOf(chosen('biome.json', 'packages/domain/src/format/fileSize.ts'), 'lint')).toBe('all');
  expect(filesOf(rule, 'solidity-style')).toEqual([]);
  expect(filesOf(chosen('contracts/src/RacePool.sol'), 'solidity-style')).toBe('all');
});

test('an import through an index leads to the exported file only', () => {
  expect(filesOf(chosen('packages/domain/src/format/fileSize.ts'), 'chain')).toEqual([]);
  expect(filesOf(chosen('packages/domain/src/money/money.ts'), 'chain')).not.toEqual([]);
});

test('a change that affects everything selects the nearest tests and reports their total', () => {
  const button = chosen('packages/ui/src/primitives/button/Button.tsx');
  expect(filesOf(button, 'stories')).toContain('packages/ui/src/primitives/button/Button.stories.tsx');
  expect(button.narrowed.get('Stories in a browser')).toBeGreaterThan(50);
});

test('a rule of a pool selects the short tests of all pools, and no campaign', () => {
  const pool = chosen('contracts/src/RacePool.sol');
  const tests = filesOf(pool, 'contracts');
  const units = files.filter((file) => matchesGlob(file, 'contracts/test/unit/*.t.sol'));
  expect(tests).toEqual(expect.arrayContaining(units));
  expect(tests).not.toContain('contracts/test/invariant/Campaigns.t.sol');
  expect(pool.narrowed.get('Contracts')).toBeGreaterThan(tests.length);
});

test('a short run does not select tests that only a full run has', () => {
  const journeys = filesOf(chosen('tools/stack/stack.ts', 'apps/web/e2e/forked.spec.ts'), 'journeys');
  expect(journeys).toContain('apps/web/e2e/developed.spec.ts');
  expect(journeys).not.toContain('apps/web/e2e/forked.spec.ts');
  const unit = filesOf(chosen('tools/mutation/run.test.ts', 'tools/mutation/mutants.ts'), 'unit');
  expect(unit).not.toContain('tools/mutation/run.test.ts');
});

test('a deleted file selects the tests of its remaining importers', () => {
  const gone = 'packages/domain/src/format/fileSize.ts';
  const left = files.filter((file) => file.startsWith('packages/domain/') && file !== gone);
  const tests = filesOf(chooseTests(readImports(root, left, [gone]), left, [gone]), 'unit');
  expect(tests).toContain('packages/domain/src/format/fileSize.test.ts');
});

test('a change of the base configuration runs everything', () => {
  const { choices, because } = chosen('pnpm-lock.yaml', 'packages/domain/src/format/fileSize.ts');
  expect(because).toBe('pnpm-lock.yaml');
  expect(choices.map(({ part }) => part)).toEqual(parts);
  expect(choices.every(({ files }) => files === undefined)).toBe(true);
});

test('a change of documents only runs the document tests, and measures their prose', () => {
  const choice = chosen('README.md');
  const names = choice.choices.map(({ part }) => part.name);
  expect(names).toEqual(['prose', 'unit']);
  const tests = ['decisions', 'links', 'specification', 'words'].map((name) => `tools/docs/${name}.test.ts`);
  expect(filesOf(choice, 'unit')).toHaveLength(tests.length);
  expect(filesOf(choice, 'unit')).toEqual(expect.arrayContaining(tests));
});

/** The globs that braces stand for: a dead one would hide beside a living one. */
function alternatives(glob: string): string[] {
  const [, before, inner, after] = /^(.*)\{([^{}]*)\}(.*)$/.exec(glob) ?? [];
  if (inner === undefined) return [glob];
  return inner.split(',').flatMap((one) => alternatives(`${before}${one}${after}`));
}

test.each(declaredInputs.calls.map(([glob, tests]) => [glob, tests] as const))(
  '%s matches files, and existing tests',
  (glob, tests) => {
    const dead = [glob, ...tests]
      .flatMap(alternatives)
      .filter((each) => !files.some((file) => matchesGlob(file, each)));
    expect(dead).toEqual([]);
  },
);

test('every file of the server selects a server test', { timeout: 60_000 }, () => {
  const sources = files.filter(
    (file) => matchesGlob(file, 'apps/server/src/**/*.{ts,sql}') && !file.endsWith('.test.ts'),
  );
  expect(sources.length).toBeGreaterThan(100);
  const silent = sources.filter((file) => {
    const { choices } = chosen(file);
    return !choices.some(({ part }) => part.name === 'server' || part.name === 'unit');
  });
  expect(silent).toEqual([]);
});
