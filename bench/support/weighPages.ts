import { gzipSync } from 'node:zlib';
import type { Rolldown } from 'vite';

/** A page of the app, by the modules that it loads before anything is pressed. */
export interface WeighedPage {
  name: string;
  modules: readonly string[];
  /** The page that a member comes from; what that has loaded is here already. */
  after?: WeighedPage;
  /** What it may load of JavaScript, KB of 1024 bytes after gzip. */
  budget: number;
}

const signIn: WeighedPage = { name: 'sign-in', modules: ['src/main.tsx'], budget: 115 };

/**
 * What a press on the sign-in's button fetches: the forms, the toasts, the wallets, and while a wallet asks, the frame
 * around every page of members.
 */
const signingIn: WeighedPage = {
  name: 'signing in',
  modules: [
    'access/laterSteps.ts',
    'toast/Toasts.tsx',
    'wallet/engine.ts',
    'routes/RoutedApp.tsx',
    'routes/MemberLayout.tsx',
  ],
  after: signIn,
  budget: 235,
};

const dashboard: WeighedPage = {
  name: 'dashboard',
  modules: ['routes/DashboardPage.tsx', 'pools/readPools.ts'],
  after: signingIn,
  budget: 18,
};

const support: WeighedPage = {
  name: 'support',
  modules: ['routes/TicketsPage.tsx'],
  after: dashboard,
  budget: 27,
};

/** Every page that has a budget of its own. */
export const weighedPages: readonly WeighedPage[] = [
  signIn,
  signingIn,
  dashboard,
  { name: 'tree', modules: ['routes/MatrixTreePage.tsx'], after: dashboard, budget: 32 },
  support,
  { name: 'conversation', modules: ['routes/ConversationPage.tsx'], after: support, budget: 10 },
];

/** A script of a build, with the modules that it holds. */
export type BuildPart = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'moduleIds' | 'code'>;

/** The scripts of a build. */
export function buildParts(output: Rolldown.RolldownOutput['output']): BuildPart[] {
  return output.flatMap((part) => {
    if (part.type !== 'chunk') return [];
    const { fileName, imports, moduleIds, code } = part;
    return [{ fileName, imports, moduleIds, code }];
  });
}

/** Everything that a page has loaded, with what the pages before it have. */
function filesOf(page: WeighedPage, chunks: ReadonlyMap<string, BuildPart>): Set<string> {
  const files = page.after ? filesOf(page.after, chunks) : new Set<string>();
  function add(file: string) {
    const chunk = chunks.get(file);
    if (!chunk || files.has(file)) return;
    files.add(file);
    for (const imported of chunk.imports) add(imported);
  }
  for (const path of page.modules) {
    const chunk = [...chunks.values()].find(({ moduleIds }) =>
      moduleIds.some((id) => id.endsWith(`/${path}`)),
    );
    if (!chunk) throw new Error(`No part of the build holds ${path}.`);
    add(chunk.fileName);
  }
  return files;
}

/**
 * The JavaScript that a page loads beyond what the page before it has loaded: the parts that its modules are in, with
 * all that these cannot do without.
 * @returns KB of 1024 bytes, each file after gzip at level 9.
 */
export function weighPage(page: WeighedPage, parts: readonly BuildPart[]): number {
  const chunks = new Map(parts.map((part) => [part.fileName, part]));
  const before = page.after ? filesOf(page.after, chunks) : new Set<string>();
  const added = [...filesOf(page, chunks)].filter((file) => !before.has(file));
  const bytes = added.map((file) => gzipSync(chunks.get(file)?.code ?? '', { level: 9 }).length);
  return bytes.reduce((sum, size) => sum + size, 0) / 1024;
}
