import { dirname, matchesGlob } from 'node:path';
import { isRead } from '../../prose/measure.ts';
import { onlyInFull } from '../onlyInFull.ts';
import { parts } from '../parts.ts';
import type { Choice } from '../plan.ts';
import { compositions, declaredInputs } from './declaredInputs.ts';
import { type ImportGraph, touchedBy } from './importGraph.ts';

/** The part that runs a file; the first match wins. */
const homes: readonly (readonly [glob: string, part: string])[] = [
  ['{packages/ui/src,apps/{desk,workbench}/src,.storybook}/**/*.stories.tsx', 'stories'],
  ['packages/{chain,operate,localnet}/**/*.test.ts', 'chain'],
  ['apps/server/**/*.test.ts', 'server'],
  ['**/*.test.ts', 'unit'],
  ['apps/web/e2e/*.spec.ts', 'journeys'],
  ['tools/storybook/*.e2e.ts', 'storybook'],
  ['contracts/test/**/*.t.sol', 'contracts'],
];

/**
 * Maximum number of files per part, nearest to the change first: a change of a basic module would
 * select everything, which takes too long before a commit. `pnpm test` runs the rest.
 */
const most: Readonly<Record<string, number>> = {
  contracts: 28,
  stories: 8,
  chain: 3,
  server: 4,
  unit: 40,
  journeys: 2,
};

/** Tests that take most of their part's time: they follow all others. */
const longest = 'contracts/test/{exhaustive,gas,invariant}/**';

/** Checks for every change, except of documents only. */
const always = ['lint', 'imports', 'types', 'dead-code'];
const forSolidity = ['solidity-format', 'solidity-style', 'solidity-lint'];

export interface Chosen {
  choices: Choice[];
  /** Parts reduced to the nearest files, with the number of all affected files. */
  narrowed: ReadonlyMap<string, number>;
  /** The changed file that requires a full run. */
  because?: string;
}

/** Any test file: cheaper than matching globs. */
const isTest = /\.(?:test|spec|e2e|stories|t)\.\w+$/;

const isOneOf = (file: string, globs: readonly string[]) => globs.some((glob) => matchesGlob(file, glob));

/**
 * Selects the tests that a change may affect, by imports and by declared inputs.
 * @param files All files of the repository, from its root.
 * @param changed The changed files, including deleted ones.
 */
export function chooseTests(
  graph: ImportGraph,
  files: readonly string[],
  changed: readonly string[],
): Chosen {
  const because = changed.find((file) => isOneOf(file, declaredInputs.everything));
  if (because !== undefined)
    return { choices: parts.map((part) => ({ part })), narrowed: new Map(), because };
  const distances = new Map(touchedBy(graph, changed, compositions));
  const called = declaredInputs.calls.flatMap(([glob, tests]) =>
    changed.some((file) => matchesGlob(file, glob)) ? tests : [],
  );
  // Declared tests are intended, so they follow the change itself directly.
  for (const file of files)
    if (isTest.test(file) && isOneOf(file, called))
      distances.set(file, Math.min(1, distances.get(file) ?? 1));
  const byPart = new Map<string, string[]>();
  const folders = new Set(changed.map((file) => dirname(file)));
  // Tests in a changed folder are nearer than importers elsewhere.
  const nearness = ([file, distance]: readonly [string, number]) =>
    distance - (folders.has(dirname(file)) ? 0.5 : 0) + (matchesGlob(file, longest) ? 100 : 0);
  for (const [file] of [...distances].toSorted((a, b) => nearness(a) - nearness(b))) {
    const [, part] = homes.find(([glob]) => matchesGlob(file, glob)) ?? [];
    if (part && files.includes(file) && !onlyInFull.includes(file))
      byPart.set(part, [...(byPart.get(part) ?? []), file]);
  }
  const narrowed = new Map<string, number>();
  const code = changed.filter((file) => !file.endsWith('.md'));
  const hasSolidity = changed.some((file) => file.endsWith('.sol') || file === '.solhint.json');
  const choices = parts.flatMap((part): Choice[] => {
    if (part.name === 'lint' && !changed.includes('biome.json')) {
      const own = code.filter((file) => files.includes(file));
      return own.length > 0 ? [{ part, files: own }] : [];
    }
    if (part.name === 'prose') return changed.some(isRead) ? [{ part }] : [];
    if ((code.length > 0 && always.includes(part.name)) || (hasSolidity && forSolidity.includes(part.name)))
      return [{ part }];
    const touched = byPart.get(part.name);
    if (!touched) return [];
    const limit = most[part.name] ?? touched.length;
    if (touched.length > limit) narrowed.set(part.title, touched.length);
    return [{ part, files: touched.slice(0, limit) }];
  });
  return { choices, narrowed };
}
