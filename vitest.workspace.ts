import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { browserArguments, findBrowser } from './tools/shared/browser.ts';
import { patience } from './tools/shared/patience.ts';
import { keepPictures, keptPictures, lookOfStyles } from './tools/storybook/keptPictures.ts';
import { BalancedShards } from './tools/test/balancedShards.ts';
import { onlyInFull } from './tools/test/onlyInFull.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Creates a temporary folder for the files of a run, and deletes it at the end. */
const temporaryFolder = `${root}tools/test/temporaryFolder.ts`;

/** Seeds all random values of a run. */
const seed = `${root}tools/test/seed.ts`;

/** One worker keeps one embedded database for all files. */
const serverTests = {
  globalSetup: [temporaryFolder, `${root}apps/server/test/globalSetup.ts`],
  setupFiles: `${root}apps/server/test/support/chance.ts`,
  isolate: false,
  fileParallelism: false,
};

const isFull = process.env.UPLINE_TESTS === 'full';

/**
 * Tests whose result may depend on parallel connections: the ledger and concurrent calls; in a full run also
 * queries on which the two database engines could differ.
 */
const serverTestsOnPostgres = [
  'ledger',
  'referralCounts',
  ...(isFull
    ? [
        'api/deskMerge',
        'api/deskQueue',
        'api/ledger',
        'api/referral',
        'api/tree',
        'randomChain',
        'scaleLists',
      ]
    : []),
].map((name) => `test/${name}.test.ts`);

function inNode(
  name: string,
  folder: string,
  settings: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      root: `${root}${folder}`,
      environment: 'node',
      include: ['**/*.test.ts'],
      // Beside its own work a test may wait once in vain: so the wait ends first, and says for what.
      testTimeout: 120_000 + patience,
      hookTimeout: 240_000 + patience,
      expect: { poll: { timeout: patience } },
      ...settings,
    },
  };
}

const production = { 'process.env.NODE_ENV': '"production"' };

/** React as members run it: what it notes down for developers is a third of a story's work, and fails no story. */
const reactAsShipped: Plugin = {
  name: 'upline:react-as-shipped',
  config: () => ({
    define: production,
    oxc: { jsx: { development: false } },
    optimizeDeps: { rolldownOptions: { transform: { define: production } } },
  }),
};

/**
 * @param settings Tags that select the stories, and the toolbar settings for them.
 * @param exclude Files without such stories.
 */
async function inBrowser(
  name: string,
  settings: Parameters<typeof storybookTest>[0] = {},
  exclude: string[] = [],
): Promise<TestProjectInlineConfiguration> {
  return {
    plugins: [
      storybookTest({ configDir: `${root}.storybook`, storybookScript: 'pnpm storybook', ...settings }),
      reactAsShipped,
    ],
    // A file that does not load fails its own stories; its overlay must not fail everybody's.
    server: { hmr: { overlay: false } },
    test: {
      name,
      exclude: [...configDefaults.exclude, ...exclude],
      env: {
        // A play waits for its own page alone, never for a process.
        UPLINE_PATIENCE: String(Math.min(patience, 60_000)),
        UPLINE_LOOK: lookOfStyles(),
        // Set by `pnpm accessibility`: all that axe says goes to the runner.
        ...(process.env.UPLINE_AXE && { UPLINE_AXE: 'all' }),
      },
      // In this order: ours configures Storybook's own.
      setupFiles: ['.storybook/vitest.setup.ts'],
      sequence: { setupFiles: 'list' },
      testTimeout: 60_000 + patience,
      // Runs of all parts report a play that passes only at its second try as flaky.
      retry: process.env.UPLINE_TESTS ? 1 : 0,
      // One page for all stories: a page for each would cost more than the stories themselves.
      isolate: false,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        // Each file begins at this size: that of most stories.
        viewport: { width: 1280, height: 800 },
        commands: { keptPictures, keepPictures },
        // A busy machine takes minutes to open a page.
        connectTimeout: 400_000,
        provider: playwright({
          launchOptions: { executablePath: await findBrowser(), args: browserArguments },
          contextOptions: { reducedMotion: 'reduce', timezoneId: 'UTC', locale: 'en-US' },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

// Storybook and a browser take seconds to load, so a run that names other projects does without them.
const named = process.argv.flatMap((word, index, words) => (word === '--project' ? [words[index + 1]] : []));
const isAsked = (project: string) => named.length === 0 || named.some((name) => name?.startsWith(project));

/** Files that a short run skips, relative to a folder. */
const leftOutIn = (folder: string) => [
  ...configDefaults.exclude,
  ...onlyInFull.map((file) => relative(folder, file)),
];

/** Folders whose stories look the same on a phone; the phone project does not load them. */
const unseenOnPhone = ['foundations', 'ports'];

/**
 * React Aria takes a page that gets 100 px lower for a phone whose keyboard opens, and hides dialogs meanwhile: stories
 * begin at the size that most of those with one of their own ask for.
 */
const onDesktop = { viewport: { value: 'desktop', isRotated: false } };

const onPhone = { theme: 'dark', viewport: { value: 'phone', isRotated: false } };

export default defineConfig(async () => ({
  test: {
    sequence: { sequencer: BalancedShards },
    projects: [
      // Pure rules leave nothing behind, so their files may share what they import.
      inNode('domain', 'packages/domain', { isolate: false, setupFiles: seed }),
      inNode('api', 'packages/api', { isolate: false }),
      inNode('ui', 'packages/ui', { isolate: false }),
      inNode('app-kit', 'packages/app-kit', { globalSetup: temporaryFolder }),
      inNode('web', 'apps/web', { globalSetup: temporaryFolder }),
      inNode('desk', 'apps/desk', { isolate: false }),
      inNode('workbench', 'apps/workbench', { isolate: false }),
      inNode('tools', 'tools', {
        globalSetup: temporaryFolder,
        isolate: false,
        ...(!isFull && { exclude: leftOutIn('tools') }),
      }),
      inNode('chain', 'packages', {
        include: ['{chain,operate,localnet}/**/*.test.ts'],
        globalSetup: temporaryFolder,
        isolate: false,
      }),
      inNode('server', 'apps/server', {
        ...serverTests,
        ...(!isFull && { exclude: leftOutIn('apps/server') }),
      }),
      // The same database engine as the embedded one, but with several connections and its own notifications.
      inNode('server-postgres', 'apps/server', {
        ...serverTests,
        include: serverTestsOnPostgres,
        env: { UPLINE_TEST_STORE: 'postgres' },
      }),
      ...(isAsked('stories') ? [await inBrowser('stories', { initialGlobals: onDesktop })] : []),
      // A second look at what the first has proved: in a full run, or by its name.
      ...(isFull || named.includes('stories-phone')
        ? [
            await inBrowser(
              'stories-phone',
              { tags: { include: ['screen', 'flow', 'text', 'phone', 'dark'] }, initialGlobals: onPhone },
              [...unseenOnPhone.map((folder) => `packages/ui/src/${folder}/**`), '.storybook/stateIndex/**'],
            ),
          ]
        : []),
    ],
  },
}));
