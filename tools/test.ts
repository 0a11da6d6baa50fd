// `pnpm test`: every check of the repository, two at a time, and one line at the end that says how it went.
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Listr, type ListrTask } from 'listr2';
import { findBrowser } from './browser.ts';
import { findPostgres } from './postgres.ts';
import { type Check, runCheck } from './test/check.ts';
import { countForge, countPlaywright, countVitest, type Tally } from './test/tally.ts';

const reports = await mkdtemp(join(tmpdir(), 'upline-test-'));
const report = (name: string) => join(reports, `${name}.json`);

function vitest(title: string, projects: readonly string[]): Check {
  const file = report(projects.join('-'));
  return {
    title,
    command: 'vitest',
    args: [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    count: () => countVitest(file),
  };
}

const forge = ['tools/forge.ts'];

const quick: Check[] = [
  { title: 'Format and lint', command: 'biome', args: ['check', '--error-on-warnings', '.'] },
  { title: 'Types', command: 'tsc', args: ['-p', 'tsconfig.json'] },
  { title: 'Dead code', command: 'knip', args: [] },
  { title: 'Solidity format', command: 'node', args: [...forge, 'fmt', '--check'] },
  {
    title: 'Solidity style',
    command: 'solhint',
    args: ['--disc', '--noPoster', '--max-warnings', '0', 'contracts/src/**/*.sol'],
  },
];

const stories = vitest('Stories in a browser, in light and in dark on a phone', ['stories', 'stories-phone']);

const compile: Check = { title: 'Contracts compile', command: 'node', args: [...forge, 'build'] };

const onPostgres = vitest('Server on PostgreSQL', ['server-postgres']);
const hasPostgres = (await findPostgres()) !== null;

/** What reads the contracts' artifacts. */
const thorough: Check[] = [
  {
    title: 'Contracts',
    command: 'node',
    args: [...forge, 'test', '--json'],
    count: (output) => countForge(output),
  },
  // After the compiler: on sources that are compiled already Forge's lint writes no artifacts of its own.
  {
    title: 'Solidity lint',
    command: 'node',
    args: [...forge, 'lint', 'contracts/src', '--deny', 'notes'],
  },
  vitest('Unit', ['domain', 'api', 'ui', 'web', 'tools']),
  vitest('Chain', ['chain']),
  vitest('Server', ['server']),
  onPostgres,
];

const storybook: Check = {
  title: 'Storybook itself',
  command: 'playwright',
  args: ['test', '--config', 'tools/storybook/playwright.config.ts', '--reporter=list,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report('storybook') },
  count: () => countPlaywright(report('storybook')),
};

const journeys: Check = {
  title: 'Journeys in a browser',
  command: 'playwright',
  args: ['test', '--reporter=list,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report('journeys') },
  count: () => countPlaywright(report('journeys')),
};

const total: Tally = { passed: 0, failed: 0 };

/** Ends with the compiler: before that nothing may read artifacts, and no second run may compile. */
const compiled = Promise.withResolvers<void>();

function task(check: Check): ListrTask {
  return {
    title: check.title,
    task: async (_, self) => {
      if (check === onPostgres && !hasPostgres) {
        self.skip(
          `${check.title}: skipped, this machine has no PostgreSQL (Debian: apt-get install postgresql)`,
        );
        return;
      }
      if (thorough.includes(check)) await compiled.promise;
      const began = performance.now();
      const { passed, failed, output } = await runCheck(check);
      if (check === compile) compiled.resolve();
      total.passed += passed;
      total.failed += failed;
      const seconds = Math.round((performance.now() - began) / 1000);
      self.title = `${check.title}: ${passed} passed, ${failed} failed (${seconds} s)`;
      if (failed > 0) throw new Error(output);
    },
  };
}

const browser = await findBrowser().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
process.env.CHROMIUM = browser;

const lanes = { exitOnError: false, concurrent: Math.max(2, Math.floor(cpus().length / 2)) };
const display = { collapseErrors: false, showErrorMessage: true };

await new Listr(
  [
    { title: 'Quick checks', task: (_, self) => self.newListr(quick.map(task), lanes) },
    {
      title: 'Tests',
      task: (_, self) => self.newListr([stories, compile, ...thorough, storybook].map(task), lanes),
    },
    // Alone: a journey waits for a real chain and a real server, and a busy machine makes it slow.
    task(journeys),
  ],
  { exitOnError: false, rendererOptions: { ...display, collapseSubtasks: false } },
).run();

await rm(reports, { recursive: true });
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
