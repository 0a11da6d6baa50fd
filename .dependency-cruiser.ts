import { readFileSync } from 'node:fs';
import type { IConfiguration, IFlattenedRuleSet } from 'dependency-cruiser';

type Rule = NonNullable<IFlattenedRuleSet['forbidden']>[number];

/** Workspaces that each workspace may import. */
const knows: Record<string, readonly string[]> = {
  'packages/domain': [],
  'packages/api': ['packages/domain'],
  'packages/chain': ['packages/domain'],
  'packages/operate': ['packages/domain', 'packages/chain'],
  'packages/localnet': ['packages/domain', 'packages/chain', 'packages/operate'],
  'packages/ui': ['packages/domain', 'packages/api'],
  'packages/app-kit': ['packages/domain', 'packages/api', 'packages/chain', 'packages/ui'],
  'apps/server': ['packages/domain', 'packages/api', 'packages/chain'],
  'apps/web': ['packages/domain', 'packages/ui', 'packages/app-kit'],
  'apps/desk': [
    'packages/domain',
    'packages/api',
    'packages/chain',
    'packages/operate',
    'packages/ui',
    'packages/app-kit',
  ],
  'apps/workbench': [
    'packages/domain',
    'packages/api',
    'packages/chain',
    'packages/localnet',
    'packages/ui',
    'packages/app-kit',
  ],
};

/** npm packages that a workspace must not import, even if the root installs them for tests. */
const without: Record<string, readonly string[]> = {
  'packages/api': ['viem', 'wagmi', 'hono', 'react'],
  'packages/chain': ['wagmi', 'hono', 'react', 'commander', 'cli-table3', '@inquirer'],
  'packages/operate': ['wagmi', 'hono', 'react'],
  'packages/localnet': ['wagmi', 'hono', 'react'],
  'packages/ui': ['viem', 'wagmi', 'react-router'],
  'apps/server': ['wagmi', 'react'],
};

/** The folders of packages/ui, each line below those that may import it. */
const layers = [
  ['tokens'],
  ['css'],
  ['messages', 'states'],
  ['primitives'],
  ['foundations', 'ports'],
  ['patterns'],
  ['queries'],
  ['features'],
  ['shell', 'work-frame'],
  ['state-index', 'stories'],
  ['flows'],
];

/** The rooms of the server, each above those that it may import. */
const rooms = ['support', 'accounts', 'ledger', 'uploads', 'platform'];

/** Files that only stories use: whole folders of packages/ui, and helpers beside the stories. */
const forStories = [
  '^packages/ui/src/(ports/fakes|stories|flows|state-index|foundations)/',
  String.raw`\.play\.tsx?$`,
];

/** The contracts' rules in TypeScript, which mocks import too: a rule of its own says who may. */
const poolModel = '^packages/localnet/src/poolModel/';

const anyOf = (names: readonly string[]) => `(${names.join('|')})`;
const fromNpm = (names: readonly string[]) => `node_modules/(@types/)?${anyOf(names)}/`;

/** The files that the `exports` of the workspaces name. */
const doors = Object.keys(knows).flatMap((workspace) => {
  const { exports = {} } = JSON.parse(readFileSync(`${workspace}/package.json`, 'utf8'));
  return Object.values<string>(exports).map((file) => `^${file.replace('./', `${workspace}/`)}$`);
});

const arrows = Object.entries(knows).map(
  ([workspace, known]): Rule => ({
    name: `${workspace}-knows`,
    comment: `It knows ${known.join(', ') || 'no other workspace'}.`,
    severity: 'error',
    from: { path: `^${workspace}/src/` },
    to: { path: '^(packages|apps)/', pathNot: [`^${anyOf([workspace, ...known])}/`, poolModel] },
  }),
);

const bans = Object.entries(without).map(
  ([workspace, names]): Rule => ({
    name: `${workspace}-without`,
    severity: 'error',
    from: { path: `^${workspace}/src/` },
    to: { path: fromNpm(names) },
  }),
);

const layering = layers.slice(0, -1).map(
  (folders, at): Rule => ({
    name: `ui-${folders.join('-')}`,
    comment: 'A layer of packages/ui knows only those below it.',
    severity: 'error',
    from: { path: `^packages/ui/src/${anyOf(folders)}/` },
    to: { path: `^packages/ui/src/${anyOf(layers.slice(at + 1).flat())}/` },
  }),
);

const roomArrows = rooms.map(
  (room, at): Rule => ({
    name: `server-${room}`,
    comment: 'A room of the server knows those below it. What it needs of one above is given to it at start.',
    severity: 'error',
    from: { path: `^apps/server/src/${room}/` },
    to: { path: '^apps/server/src/', pathNot: `^apps/server/src/${anyOf(rooms.slice(at))}/` },
  }),
);

/**
 * The repository's arrows, which `pnpm lint:imports` holds. Biome has what concerns one file alone.
 */
export default {
  forbidden: [
    ...arrows,
    ...bans,
    ...layering,
    ...roomArrows,
    {
      name: 'domain-is-pure',
      comment: 'Rules without I/O, framework or dependency.',
      severity: 'error',
      from: { path: '^packages/domain/src/' },
      to: { pathNot: '^packages/domain/src/' },
    },
    {
      name: 'data-comes-by-props',
      comment: 'Below the screens of packages/ui nothing makes a call.',
      severity: 'error',
      from: { path: '^packages/ui/src/(tokens|css|messages|primitives|patterns)/' },
      to: { path: ['^packages/api/', fromNpm(['@tanstack'])] },
    },
    {
      name: 'no-app-in-an-app',
      comment: 'What two apps need is a package.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'front-doors',
      comment: 'A package is entered by the files that its package.json exports.',
      severity: 'error',
      from: { path: '^(?:packages|apps)/([^/]+)/' },
      to: { path: '^(packages|apps)/', pathNot: ['^(?:packages|apps)/$1/', ...doors] },
    },
    {
      name: 'browsers-do-without-zod',
      comment: 'Schemas would double the first script: the client has routes and types.',
      severity: 'error',
      from: {
        path: [
          '^packages/api/src/(index|client|routes|apiError|liveStream)\\.ts$',
          '^(packages/ui|packages/app-kit|apps/web|apps/desk|apps/workbench)/src/',
        ],
        pathNot: ['^packages/app-kit/src/checkReply\\.ts$', ...forStories],
      },
      to: {
        path: [
          '^packages/api/src/(contract|openapi|parseInput)\\.ts$',
          '^packages/api/src/mocks/',
          fromNpm(['zod', 'zod-openapi']),
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-mocks-in-production',
      comment: 'Fake ports, mock backends and helpers of stories serve stories and tests.',
      severity: 'error',
      from: {
        path: '^(packages/ui|packages/app-kit|apps/web|apps/desk|apps/workbench)/src/',
        pathNot: forStories,
      },
      to: { path: [...forStories, '^packages/api/src/mocks/'] },
    },
    {
      name: 'no-tools-in-production',
      comment:
        'Tools, measurements and tests know the product; it does not know them. The gas budgets are figures, which the workbench shows.',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src/' },
      to: {
        path: '^(tools|bench|\\.storybook|contracts/test)/',
        pathNot: '^contracts/test/gas/budgets\\.json$',
      },
    },
    {
      name: 'no-local-chain-in-the-server',
      comment: 'A production server starts without Anvil, its wallets and the demo network.',
      severity: 'error',
      from: { path: '^apps/server/src/main\\.ts$' },
      to: { path: '^packages/(chain/src/demo|operate|localnet)/', reachable: true },
    },
    {
      name: 'no-localnet-in-production',
      comment: 'Anvil and the demo network serve the workbench, tests and tools; the pool model, mocks too.',
      severity: 'error',
      from: {
        path: '^(packages|apps)/[^/]+/src/',
        pathNot: ['^packages/localnet/', '^apps/workbench/'],
      },
      to: { path: '^packages/localnet/', pathNot: poolModel },
    },
    {
      name: 'no-pool-model-in-production',
      comment: 'It stands for the contracts in mocks, stories and tests.',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: ['^packages/(localnet|api/src/mocks)/', ...forStories] },
      to: { path: poolModel },
    },
    {
      name: 'no-circles',
      comment: 'Types alone may refer to each other.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    exclude: { path: [String.raw`\.(test|stories)\.tsx?$`, '^(packages|apps)/[^/]+/(test|e2e|dist)/'] },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
} satisfies IConfiguration;
