/**
 * Inputs that tests read without importing them. Each row: the files, and the tests that a change
 * selects.
 */
const calls: readonly (readonly [files: string, tests: readonly string[]])[] = [
  // Contracts: artifacts, syntax trees and sizes.
  [
    'contracts/src/**',
    [
      'tools/contracts/*.test.ts',
      'packages/chain/src/{purchase/purchase,claim/claim,transaction/revert}.test.ts',
      'packages/localnet/src/workbench/functions/functions.test.ts',
    ],
  ],
  ['contracts/{snapshots,test/gas}/**', ['contracts/test/gas/*.t.sol', 'tools/contracts/snapshots.test.ts']],
  ['contracts/test/support/IssuedCoin.sol', ['packages/localnet/src/cli/fork.test.ts']],
  [
    'contracts/{scenarios/**,test/support/LocalNetwork.sol}',
    [
      'packages/localnet/src/recordings/*.test.ts',
      'contracts/test/scenarios/*.t.sol',
      '.storybook/scenarios/*.stories.tsx',
    ],
  ],
  ['contracts/mutation/**', ['tools/mutation/equivalents.test.ts']],
  // Texts, styles and states, which their tests read as source.
  [
    '{packages/domain/src/texts,apps/workbench/src/messages}/**',
    ['tools/compileMessages.test.ts', 'packages/ui/src/features/access/visitorTexts.test.ts'],
  ],
  ['{packages/ui,apps/desk,apps/workbench}/src/messages/**', ['tools/compileMessages.test.ts']],
  ['help/**', ['tools/compileHelp.test.ts']],
  [
    '{packages/ui,apps/desk,apps/workbench}/src/**/*.{css.ts,tsx}',
    ['packages/ui/src/tokens/rawValues.test.ts', 'packages/ui/src/messages/logicalStyles.test.ts'],
  ],
  ['packages/ui/src/features/access/**', ['packages/ui/src/features/access/visitorTexts.test.ts']],
  [
    '{packages/ui/src/states/**,{packages/ui,apps/desk,apps/workbench}/src/**/*{States.ts,.stories.tsx}}',
    ['tools/storybook/states.test.ts'],
  ],
  [
    'packages/ui/src/tokens/**',
    [
      'packages/ui/src/tokens/*.test.ts',
      'packages/ui/src/primitives/{button,badge,text,callout}/*.stories.tsx',
    ],
  ],
  ['.storybook/public/tokens/**', ['tools/tokens/tokens.test.ts']],
  ['packages/ui/src/**/*.stories.tsx', ['tools/storybook/guides.test.ts']],
  ['{packages/ui,apps/desk,apps/workbench}/src/**/*.css.ts', ['tools/storybook/keptPictures.test.ts']],
  // Documents: a link may lead to any file, and any file may mention a section of the
  // specification.
  ['**', ['tools/docs/*.test.ts']],
  ['{packages,apps}/*/{package.json,src/**/*.{ts,tsx}}', ['tools/architecture/*.test.ts']],
  ['.githooks/**', ['tools/prePush.test.ts']],
  // The HTTP contract.
  ['packages/api/src/**', ['packages/api/src/openapi.test.ts', 'apps/server/test/apiClient.test.ts']],
  ['docs/api.md', ['apps/server/test/apiClient.test.ts']],
  ['docs/runbooks.md', ['apps/server/src/platform/operations/signals.test.ts']],
  // The server, by feature: its tests call the whole server, so their imports do not show their
  // subject.
  ['apps/server/src/accounts/auth/**', ['apps/server/test/{signIn,sessions,authorisation}.test.ts']],
  [
    'apps/server/src/accounts/{members,profile}/**',
    ['apps/server/test/{signIn,api/member,api/registration}.test.ts'],
  ],
  ['apps/server/src/accounts/referrals/**', ['apps/server/test/{listings,matrix,referralCounts}.test.ts']],
  ['apps/server/src/ledger/pools/**', ['apps/server/test/{purchase,api/pool,api/statistics}.test.ts']],
  ['apps/server/src/accounts/enrolments/**', ['apps/server/test/{enrolments,api/enrolment}.test.ts']],
  [
    'apps/server/src/{accounts/notifications,platform/notify}/**',
    ['apps/server/test/{notifications,api/notification}.test.ts'],
  ],
  [
    'apps/server/src/uploads/**',
    ['apps/server/test/{uploads,uploadForms,uploadedFiles,fileLinks,openedFiles}.test.ts'],
  ],
  [
    'apps/server/src/uploads/pictures/**',
    ['apps/server/test/uploadBombs.test.ts', 'apps/server/src/uploads/pictures/*.test.ts'],
  ],
  [
    'apps/server/src/support/tickets/**',
    ['apps/server/test/{tickets,desk,api/ticket,api/ticketRefusal}.test.ts'],
  ],
  [
    'apps/server/src/support/dataRequests/**',
    ['apps/server/test/{dataRequests,authorisation,api/dataRequest}.test.ts'],
  ],
  ['apps/server/src/support/sla/**', ['apps/server/test/{sla,api/deskSla}.test.ts']],
  ['apps/server/src/platform/live/**', ['apps/server/test/{live,livePublish}.test.ts']],
  [
    'apps/server/src/ledger/{chain,chainFacts,follower}/**',
    ['apps/server/test/{ledger,appliedTerms}.test.ts'],
  ],
  ['apps/server/src/ledger/lines/**', ['apps/server/test/ledgerLines{,Derived}.test.ts']],
  [
    'apps/server/src/support/presence/**',
    ['apps/server/src/support/presence/*.test.ts', 'apps/server/test/api/deskPresence.test.ts'],
  ],
  [
    'apps/server/src/support/scheduledReplies/**',
    ['apps/server/test/{scheduledReplies,scheduledRepliesCrash,api/deskScheduledReply}.test.ts'],
  ],
  [
    'apps/server/src/{accounts/staff,support/{desk,audit,incidents,macros}}/**',
    [
      'apps/server/test/{desk,deskCli,audit,staff,authorisation}.test.ts',
      'apps/server/test/api/{desk,staff}*.test.ts',
    ],
  ],
  ['apps/server/src/platform/clientErrors/**', ['apps/server/src/platform/clientErrors/*.test.ts']],
  ['apps/server/src/platform/operations/**', ['apps/server/test/{operations,backup}.test.ts']],
  ['apps/server/src/platform/{config,log,system}/**', ['apps/server/test/{operations,restart,stop}.test.ts']],
  ['apps/server/src/platform/http/**', ['apps/server/test/{badInput,web,rateLimits,contractPage}.test.ts']],
  [
    'apps/server/src/platform/db/**',
    ['apps/server/test/{insertRows,ledger,frozenDatabase,migrations,previousRelease}.test.ts'],
  ],
  ['apps/server/test/support/*.sql', ['apps/server/test/migrations.test.ts']],
  ['apps/server/src/*.ts', ['apps/server/test/{restart,stop}.test.ts']],
  [
    '{deploy/**,.env.example}',
    [
      'apps/server/test/{deploy,databaseBackup,previousRelease}.test.ts',
      'apps/server/src/platform/config/config.test.ts',
    ],
  ],
  // The app: its build, and its journeys.
  [
    '{apps/web/{index.html,vite.config.ts,vite/**,public/**},packages/app-kit/vite/**}',
    ['apps/web/test/*.test.ts'],
  ],
  [
    'apps/web/src/{firstPaint*,main.tsx,renderFirstPage.tsx,servicesAtBuild.ts}',
    ['apps/web/test/firstPaint.test.ts'],
  ],
  ['packages/app-kit/src/pools/**', ['apps/web/e2e/purchase.spec.ts', 'apps/web/e2e/claims.spec.ts']],
  ['packages/app-kit/src/{adapters/enrolments,pools/signEnrolment}.ts', ['apps/web/e2e/place.spec.ts']],
  ['packages/app-kit/src/{adapters,chain,session,store,wallet}/**', ['apps/web/e2e/access.spec.ts']],
  [
    '{apps/web/src/{routes/**,App.tsx},packages/app-kit/src/{routes/**,appServices.ts}}',
    ['apps/web/e2e/access.spec.ts'],
  ],
  ['packages/app-kit/src/{balances,proofs}/**', ['apps/web/e2e/records.spec.ts']],
  [
    '{apps/web/src/{offline,worker},packages/app-kit/src/{live,reports}}/**',
    ['apps/web/e2e/networkFaults.spec.ts'],
  ],
  ['{apps/desk/**,packages/app-kit/src/staffServices.ts}', ['apps/web/e2e/deskPurchase.spec.ts']],
  ['apps/web/e2e/specTexts.ts', ['apps/web/e2e/specTexts.spec.ts']],
  [
    '{tools/stack/**,apps/workbench/**,apps/web/e2e/{prepareRun,grownNetwork}.ts}',
    ['apps/web/e2e/{developed,forked}.spec.ts'],
  ],
  ['tools/stack/dateRegistrations.ts', ['apps/server/test/demoRegistrations.test.ts']],
  ['tools/storybook/**', ['tools/storybook/storybook.e2e.ts']],
  ['apps/server/test/globalSetup.ts', ['apps/server/test/insertRows.test.ts']],
];

/** A change of these files may affect any test, so all of them run. */
const everything = [
  '{package.json,pnpm-lock.yaml,pnpm-workspace.yaml,{packages,apps}/*/package.json}',
  '{tsconfig*.json,vitest.*.ts,playwright.config.ts,foundry.toml,.ci/**}',
  'tools/{forge.ts,solc.mjs,test/temporaryFolder.ts}',
  '.storybook/**',
];

/**
 * Modules that compose a whole app. Changes of their imports are not followed further, because
 * everything depends on them; the rows above select the tests instead.
 */
export const compositions: ReadonlySet<string> = new Set([
  'apps/server/src/app.ts',
  'apps/server/src/startServer.ts',
  'apps/web/src/App.tsx',
  'apps/web/src/main.tsx',
  'apps/web/src/routes/AppRoutes.tsx',
  'apps/desk/src/main.tsx',
  'apps/workbench/src/main.tsx',
]);

export const declaredInputs = { calls, everything };
