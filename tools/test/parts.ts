import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readEvent, type TestEvent } from './event.ts';
import { forgeEvents } from './forgeEvents.ts';

/** One process that `pnpm test` runs. */
export interface Job {
  /** Names its log; no two of a run are the same. */
  id: string;
  part: string;
  title: string;
  command: string;
  args: readonly string[];
  env?: Record<string, string>;
  /** About how many seconds it takes beside others: what takes longest begins first. */
  cost: number;
  /** The job whose success it waits for. */
  after?: string;
  /** Makes a reader of its lines; without one the job is a single check, which passes or fails. */
  reader?: () => (line: string) => TestEvent | null;
}

/** A slice of a part: the first of two is `{ index: 1, count: 2 }`. */
export interface Shard {
  index: number;
  count: number;
}

/** What a part is to run of itself; all of it unless said. */
interface Slice {
  shard?: Shard;
  /** From the repository's root. */
  files?: readonly string[];
  /** Tests by their names, as the runner's events have them. */
  names?: readonly string[];
}

interface Costs {
  short: number;
  full: number;
}

/** A kind of test, as `--part` names it. */
export interface Part {
  name: string;
  title: string;
  cost: Costs;
  needsContracts?: boolean;
  needsBrowser?: boolean;
  needsPostgres?: boolean;
  /** Runs in a full run, or by its name. */
  isOnlyInFull?: boolean;
  /** A part without it is one process. */
  isDivisible?: boolean;
  /**
   * Its process has a worker for each core and prepares what they share: machines divide it, the jobs of one do not.
   * Beside it the other jobs still run, as a journey mostly waits for a chain, a server and a page.
   */
  isParallel?: boolean;
  jobs(slice: Slice): Pick<Job, 'command' | 'args' | 'env' | 'reader'>;
}

const reporter = (name: string) => fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
const shardOf = ({ shard }: Slice) => (shard ? [`--shard=${shard.index}/${shard.count}`] : []);

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

function named(option: string, names: readonly string[] = []): string[] {
  // Between a group and its test the runners put other signs than we do.
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

/** What the contracts' artifacts are made by, before anything reads them. */
export const compile: Part = check('compile', 'Contracts compile', 60, 'node tools/forge.ts build');

/** Everything that `pnpm test` runs. The costs are seconds beside the others on two cores, as in docs/testing.md. */
export const parts: readonly Part[] = [
  {
    name: 'lint',
    title: 'Format and lint',
    cost: { short: 12, full: 12 },
    // No rule looks beyond its file, so a change needs its own files alone.
    jobs: ({ files }) => ({
      command: 'biome',
      args: ['check', '--error-on-warnings', ...(files ? ['--no-errors-on-unmatched', ...files] : ['.'])],
    }),
  },
  check('imports', 'Import arrows', 4, 'depcruise packages apps'),
  // One checker and a lazy collector: the program is checked beside other work, and two take a third more of a core. What
  // it writes down costs 4 s of a core the first time, and saves 14 of 21 in each run after.
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
    // On sources that are compiled already Forge's lint writes no artifacts of its own.
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
    jobs: vitest('domain', 'api', 'ui', 'app-kit', 'web', 'desk', 'tools'),
  },
  {
    name: 'chain',
    title: 'Chain',
    cost: { short: 300, full: 450 },
    needsContracts: true,
    isDivisible: true,
    jobs: (slice) => {
      const { args, ...job } = vitest('chain')(slice);
      // Its files wait for chains of their own more than they work.
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
 * The parts that a run has.
 * @param names Those that are named; they run in any case.
 */
export function chosenParts(isFull: boolean, names?: readonly string[]): Part[] {
  return parts.filter(({ name, isOnlyInFull }) => (names ? names.includes(name) : isFull || !isOnlyInFull));
}
