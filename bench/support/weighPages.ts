import { gzipSync } from 'node:zlib';
import type { Rolldown } from 'vite';

/** A page of the app, by the modules it loads without any interaction. */
export interface WeighedPage {
  name: string;
  modules: readonly string[];
  /** The previous page, whose files are already loaded. */
  after?: WeighedPage;
  /** Maximum JavaScript, KB of 1024 bytes after gzip. */
  budget: number;
}

const signIn: WeighedPage = { name: 'sign-in', modules: ['src/main.tsx'], budget: 115 };

/**
 * The JavaScript after a click on the sign-in's button: forms, toasts, wallets, and the frame of
 * the member pages while a wallet prompts.
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
  budget: 225,
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

export const weighedPages: readonly WeighedPage[] = [
  signIn,
  signingIn,
  dashboard,
  { name: 'tree', modules: ['routes/MatrixTreePage.tsx'], after: dashboard, budget: 32 },
  support,
  { name: 'conversation', modules: ['routes/ConversationPage.tsx'], after: support, budget: 10 },
];

export type BuildPart = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'moduleIds' | 'code'>;

export function buildParts(output: Rolldown.RolldownOutput['output']): BuildPart[] {
  return output.flatMap((part) => {
    if (part.type !== 'chunk') return [];
    const { fileName, imports, moduleIds, code } = part;
    return [{ fileName, imports, moduleIds, code }];
  });
}

/** All files loaded by a page and the pages before it. */
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
 * The JavaScript that a page loads in addition to the page before it: the parts with its modules
 * and all their static imports.
 * @returns KB of 1024 bytes, each file after gzip at level 9.
 */
export function weighPage(page: WeighedPage, parts: readonly BuildPart[]): number {
  const chunks = new Map(parts.map((part) => [part.fileName, part]));
  const before = page.after ? filesOf(page.after, chunks) : new Set<string>();
  const added = [...filesOf(page, chunks)].filter((file) => !before.has(file));
  const bytes = added.map((file) => gzipSync(chunks.get(file)?.code ?? '', { level: 9 }).length);
  return bytes.reduce((sum, size) => sum + size, 0) / 1024;
}
