import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Table from 'cli-table3';
import { build, type Rolldown } from 'vite';
import { atMost, printBudgets } from './support/budgets.ts';
import { openBrowser, scriptsOfFirstLoad } from './support/firstLoad.ts';
import { type FirstPaint, measureFirstPaint } from './support/firstPaint.ts';
import { serveApp } from './support/serveApp.ts';
import { buildParts, weighedPages, weighPage } from './support/weighPages.ts';

/** Maximum JavaScript of /login, KB of 1024 bytes after gzip. */
const budget = 115;

/**
 * JavaScript of other products' first pages, KB, and time to their first words, ms, measured in the
 * same way.
 */
const others = [
  ['plain React with a router', 79, 1440],
  ['RainbowKit', 629, 2376],
  ['ConnectKit', 529, 3348],
  ['AppKit', 819, 4488],
] as const;

const repository = fileURLToPath(new URL('..', import.meta.url));

/** The minimum of any React page, as the baseline for our own code. */
const floorPage = `
  import { createRoot } from 'react-dom/client';
  import { createElement } from 'react';
  createRoot(document.getElementById('root')).render(createElement('p', null, 'floor'));
`;

async function buildApp(outDir: string): Promise<Rolldown.RolldownOutput['output']> {
  const built = await build({
    root: join(repository, 'apps/web'),
    configFile: join(repository, 'apps/web/vite.config.ts'),
    build: { outDir, emptyOutDir: true },
    logLevel: 'warn',
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error('The build has more than one output.');
  return built.output;
}

async function buildFloor(root: string, outDir: string): Promise<void> {
  await writeFile(join(root, 'main.js'), floorPage);
  await writeFile(
    join(root, 'index.html'),
    '<!doctype html><title>Floor</title><div id="root"></div><script type="module" src="/main.js"></script>',
  );
  await build({
    root,
    configFile: false,
    resolve: {
      alias: {
        react: join(repository, 'node_modules/react'),
        'react-dom': join(repository, 'node_modules/react-dom'),
      },
    },
    build: { outDir, target: 'es2023', modulePreload: { polyfill: false } },
    logLevel: 'warn',
  });
}

const kilobytes = (bytes: number) => bytes / 1024;
const shown = (bytes: number) => kilobytes(bytes).toFixed(1);

function printPaints(app: FirstPaint, floor: FirstPaint): void {
  const table = new Table({
    head: ['4 times slower, slow 4G', 'first words', 'largest', 'works', 'blocked', 'moved', 'requests'],
    colAligns: ['left', 'right', 'right', 'right', 'right', 'right', 'right'],
  });
  const line = (name: string, { fcp, lcp, button, tbt, cls, requests }: FirstPaint) => {
    const times = [fcp, lcp, button, tbt].map((time) => (Number.isNaN(time) ? '' : time.toFixed(0)));
    table.push([name, ...times, cls.toFixed(3), requests]);
  };
  line('/login', app);
  line('react + react-dom alone', floor);
  table.push(['ratio', (app.fcp / floor.fcp).toFixed(2), (app.lcp / floor.lcp).toFixed(2), '', '', '', '']);
  for (const [name, , words] of others) table.push([name, words, '', '', '', '', '']);
  console.log(table.toString());
}

/**
 * Builds the app for production and weighs the JavaScript of /login until it is idle, and of each
 * page beyond the one before it; then visits /login on a slow connection. All of it beside a page
 * of React only.
 * @returns True if every budget is met.
 */
export async function measureWeb(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'upline-bench-'));
  const browser = await openBrowser();
  try {
    const parts = buildParts(await buildApp(join(folder, 'app')));
    await buildFloor(folder, join(folder, 'floor'));
    const look = async (name: string, path: string) => {
      const served = await serveApp(join(folder, name));
      const scripts = await scriptsOfFirstLoad(browser, served.url + path);
      const paint = await measureFirstPaint(browser, served.url + path);
      served.close();
      return { scripts, size: scripts.reduce((sum, { size }) => sum + size, 0), paint };
    };
    const app = await look('app', '/login');
    const floor = await look('floor', '/');
    const table = new Table({ head: ['JavaScript of /login', 'KB gzip'], colAligns: ['left', 'right'] });
    for (const { path, size } of app.scripts) table.push([path, shown(size)]);
    table.push(['all', shown(app.size)], ['react + react-dom alone', shown(floor.size)]);
    table.push(['ratio', (app.size / floor.size).toFixed(2)]);
    for (const [name, size] of others) table.push([name, size]);
    console.log(table.toString());
    printPaints(app.paint, floor.paint);
    return printBudgets([
      atMost('/login: JavaScript, KB', kilobytes(app.size), budget),
      // The page, a font, three scripts, and after the first words the announcements and the pools'
      // figures.
      atMost('/login: requests', app.paint.requests, 7),
      atMost('/login: first words, ms', app.paint.fcp, 600),
      atMost('/login: largest words, ms', app.paint.lcp, 600),
      atMost('/login: blocked, ms', app.paint.tbt, 400),
      atMost('/login: moved', app.paint.cls, 0.01),
      ...weighedPages.map((page) =>
        atMost(`${page.name}: JavaScript beyond the page before, KB`, weighPage(page, parts), page.budget),
      ),
    ]);
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
}
