import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Table from 'cli-table3';
import { build } from 'vite';
import { openBrowser, scriptsOfFirstLoad } from './support/firstLoad.ts';
import { serveApp } from './support/serveApp.ts';

/** What /login may fetch of JavaScript, KB of 1024 bytes after gzip. */
const budget = 105;

const repository = fileURLToPath(new URL('..', import.meta.url));

/** The least that any React page loads: what our own code adds is judged against it. */
const floorPage = `
  import { createRoot } from 'react-dom/client';
  import { createElement } from 'react';
  createRoot(document.getElementById('root')).render(createElement('p', null, 'floor'));
`;

async function buildApp(outDir: string): Promise<void> {
  await build({
    root: join(repository, 'apps/web'),
    configFile: join(repository, 'apps/web/vite.config.ts'),
    build: { outDir, emptyOutDir: true },
    logLevel: 'warn',
  });
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

/**
 * Builds the app for production and weighs all JavaScript that /login fetches until it is idle, beside a page
 * of React alone.
 * @returns Whether it stays within the budget.
 */
export async function measureWeb(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'upline-bench-'));
  const browser = await openBrowser();
  try {
    await buildApp(join(folder, 'app'));
    await buildFloor(folder, join(folder, 'floor'));
    const weigh = async (name: string, path: string) => {
      const served = await serveApp(join(folder, name));
      const scripts = await scriptsOfFirstLoad(browser, served.url + path);
      served.close();
      return { scripts, size: scripts.reduce((sum, { size }) => sum + size, 0) };
    };
    const app = await weigh('app', '/login');
    const floor = await weigh('floor', '/');
    const table = new Table({ head: ['JavaScript of /login', 'KB gzip'], colAligns: ['left', 'right'] });
    for (const { path, size } of app.scripts) table.push([path, shown(size)]);
    table.push(['all', shown(app.size)], ['react + react-dom alone', shown(floor.size)]);
    table.push(['ratio', (app.size / floor.size).toFixed(2)], ['budget', budget.toFixed(1)]);
    console.log(table.toString());
    const holds = kilobytes(app.size) <= budget;
    if (!holds) console.error(`/login fetches ${shown(app.size)} KB of JavaScript, more than ${budget} KB.`);
    return holds;
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
}
