import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readEvent, type TestEvent } from './event.ts';
import { forgeEvents } from './forgeEvents.ts';

export interface Job {
  /** The name of its log, unique in a run. */
  id: string;
  part: string;
  title: string;
  command: string;
  args: readonly string[];
  env?: Record<string, string>;
  /** Approximate duration beside other jobs, in seconds: the longest starts first. */
  cost: number;
  after?: string;
  /** Creates a parser of its output; a job without one is a single check. */
  reader?: () => (line: string) => TestEvent | null;
}

/** A slice of a part: the first of two is `{ index: 1, count: 2 }`. */
export interface Shard {
  index: number;
  count: number;
}

/** The slice of a part to run; by default all of it. */
interface Slice {
  shard?: Shard;
  /** From the repository's root. */
  files?: readonly string[];
  names?: readonly string[];
}

interface Costs {
  short: number;
  full: number;
}

export interface Part {
  name: string;
  title: string;
  cost: Costs;
  needsContracts?: boolean;
  needsBrowser?: boolean;
  needsPostgres?: boolean;
  /** True if it runs only in a full run, or on request. */
  isOnlyInFull?: boolean;
  /** False for a single process. */
  isDivisible?: boolean;
  /**
   * True if its process has a worker per core and prepares shared data: several machines divide the
   * part, but not the jobs of one. Other jobs still run beside it, because a journey mostly waits
   * for a chain, a server and a page.
   */
  isParallel?: boolean;
  jobs(slice: Slice): Pick<Job, 'command' | 'args' | 'env' | 'reader'>;
}

const reporter = (name: string) => fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
const shardOf = ({ shard }: Slice) => (shard ? [`--shard=${shard.index}/${shard.count}`] : []);

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

function named(option: string, names: readonly string[] = []): string[] {
  // The runners separate groups and tests differently than our events.
  const patterns = names.map((name) => name.split(' > ').map(escaped).join('( > | )'));
  return patterns.length > 0 ? [`${option}=${patterns.join('|')}`] : [];
}

const tellingEvents = () => readEvent;

function vitest(...projects: readonly string[]): Part['jobs'] {
  const chosen = projects.flatMap((project) => ['--project', project]);
  return (slice) => ({
    command: 'vitest',
    args: [
      'run',
      ...chosen,
      `--reporter=${reporter('vitestReporter')}`,
      ...shardOf(slice),
      ...named('--testNamePattern', slice.names),
      ...(slice.files ?? []),
    ],
    reader: tellingEvents,
  });
}

function playwright(...config: readonly string[]): Part['jobs'] {
  return (slice) => ({
    command: 'playwright',
    args: [
      'test',
      ...config,
      `--reporter=${reporter('playwrightReporter')}`,
      ...shardOf(slice),
      ...named('--grep', slice.names),
      ...(slice.files ?? []),
    ],
    reader: tellingEvents,
  });
}

function forgeTest({
  shard,
  names,
  files = shard && globSync('contracts/test/**/*.t.sol').toSorted(),
}: Slice) {
  const own = shard ? files?.filter((_, at) => at % shard.count === shard.index - 1) : files;
  return {
    command: 'node',
    args: [
      'tools/forge.ts',
      'test',
      ...(own ? ['--match-path', `{${own.join()}}`] : []),
      ...named(
        '--match-test',
        names?.map((name) => name.replace(/\(.*/, '')),
      ),
    ],
    reader: forgeEvents,
  };
}

function check(name: string, title: string, cost: number, line: string, env?: Record<string, string>): Part {
  const [command = '', ...args] = line.split(' ');
  return {
    name,
    title,
    cost: { short: cost, full: cost },
    jobs: () => ({ command, args, ...(env && { env }) }),
  };
}

/** Compiles the contracts' artifacts before anything reads them. */
export const compile: Part = check('compile', 'Contracts compile', 60, 'node tools/forge.ts build');

/**
 * All parts of `pnpm test`. Costs are seconds beside the others on two cores, as in
 * docs/benchmarks.md.
 */
export const parts: readonly Part[] = [
  {
    name: 'lint',
    title: 'Format and lint',
    cost: { short: 12, full: 12 },
    // Every rule checks a single file, so only changed files need a check.
    jobs: ({ files }) => ({
      command: 'biome',
      args: ['check', '--error-on-warnings', ...(files ? ['--no-errors-on-unmatched', ...files] : ['.'])],
    }),
  },
  check('prose', 'Plain English', 5, 'node tools/prose/main.ts'),
  check('imports', 'Import arrows', 4, 'depcruise packages apps'),
  // One checker and fewer garbage collections: the types are checked beside other work, and two
  // checkers take a third more CPU. The incremental cache costs 4 s of CPU once and then saves 14
  // of 21 s per run.
  check(
    'types',
    'Types',
    18,
    'tsc -p tsconfig.json --checkers 1 --incremental --tsBuildInfoFile node_modules/.cache/types.tsbuildinfo',
    { GOGC: '400' },
  ),
  check('dead-code', 'Dead code', 9, 'knip --cache'),
  check('solidity-format', 'Solidity format', 1, 'node tools/forge.ts fmt --check'),
  check(
    'solidity-style',
    'Solidity style',
    3,
    'solhint --disc --noPoster --max-warnings 0 contracts/src/**/*.sol',
  ),
  {
    // Forge's lint writes no artifacts if the sources are already compiled.
    ...check('solidity-lint', 'Solidity lint', 5, 'node tools/forge.ts lint contracts/src --deny notes'),
    needsContracts: true,
  },
  {
    name: 'contracts',
    title: 'Contracts',
    cost: { short: 64, full: 250 },
    needsContracts: true,
    isDivisible: true,
    jobs: forgeTest,
  },
  {
    name: 'unit',
    title: 'Unit',
    cost: { short: 270, full: 840 },
    needsContracts: true,
    needsBrowser: true,
    isDivisible: true,
    jobs: vitest('domain', 'api', 'ui', 'app-kit', 'web', 'desk', 'workbench', 'tools'),
  },
  {
    name: 'chain',
    title: 'Chain',
    cost: { short: 300, full: 450 },
    needsContracts: true,
    isDivisible: true,
    jobs: (slice) => {
      const { args, ...job } = vitest('chain')(slice);
      // Its files mostly wait for chains of their own.
      return { ...job, args: [...args, '--maxWorkers=2'] };
    },
  },
  {
    name: 'server',
    title: 'Server',
    cost: { short: 950, full: 2100 },
    needsContracts: true,
    needsBrowser: true,
    isDivisible: true,
    jobs: vitest('server'),
  },
  {
    name: 'postgres',
    title: 'Server on PostgreSQL',
    cost: { short: 35, full: 400 },
    needsContracts: true,
    needsPostgres: true,
    isOnlyInFull: true,
    jobs: vitest('server-postgres'),
  },
  {
    name: 'stories',
    title: 'Stories in a browser',
    cost: { short: 550, full: 1750 },
    needsBrowser: true,
    isDivisible: true,
    jobs: vitest('stories*'),
  },
  {
    name: 'storybook',
    title: 'Storybook itself',
    cost: { short: 65, full: 110 },
    needsBrowser: true,
    jobs: playwright('--config', 'tools/storybook/playwright.config.ts'),
  },
  {
    name: 'journeys',
    title: 'Journeys in a browser',
    cost: { short: 510, full: 800 },
    needsContracts: true,
    needsBrowser: true,
    isDivisible: true,
    isParallel: true,
    jobs: playwright(),
  },
  {
    name: 'days',
    title: 'Days of a person',
    cost: { short: 180, full: 180 },
    needsContracts: true,
    needsBrowser: true,
    isOnlyInFull: true,
    jobs: playwright('--config', 'apps/web/e2e/days/playwright.config.ts'),
  },
];

/**
 * The parts of a run.
 * @param names Requested parts, which run in any case.
 */
export function chosenParts(isFull: boolean, names?: readonly string[]): Part[] {
  return parts.filter(({ name, isOnlyInFull }) => (names ? names.includes(name) : isFull || !isOnlyInFull));
}
