import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import Table from 'cli-table3';
import { build } from 'vite';
import { atMost, printBudgets } from './support/budgets.ts';
import { openBrowser } from './support/firstLoad.ts';
import { type ScrollFrames, scrollFrames } from './support/scrollFrames.ts';
import { serveApp } from './support/serveApp.ts';

/** Maximum 99th percentile of a frame, milliseconds: two frames at 60 Hz. */
const budget = 34;

/** Factor by which the processor is slowed down. */
const slowdown = 4;

/** A page of the same height without any work. */
const floorPage = `<!doctype html><title>Floor</title>
  <style>body { height: 600000px; background: repeating-linear-gradient(#fff 0 59px, #ddd 59px 60px) }</style>`;

/**
 * Scrolls through a matrix with ten thousand expanded rows, on a processor slowed down four times,
 * beside an empty page of the same height.
 * @returns True if the frames meet the budget.
 */
export async function measureTreeScroll(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'upline-bench-'));
  const browser = await openBrowser();
  try {
    await build({
      root: fileURLToPath(new URL('treePage', import.meta.url)),
      configFile: false,
      plugins: [react(), vanillaExtractPlugin()],
      build: { outDir: folder, emptyOutDir: true, target: 'es2023' },
      logLevel: 'error',
    });
    const served = await serveApp(folder);
    const floorTab = await browser.newPage();
    await floorTab.setContent(floorPage);
    const floor = await scrollFrames(floorTab, slowdown);
    await floorTab.close();
    const tab = await browser.newPage();
    await tab.goto(served.url);
    await tab.getByRole('row').first().waitFor();
    const tree = await scrollFrames(tab, slowdown);
    served.close();
    const table = new Table({
      head: ['frames, ms', 'p50', 'p95', 'p99'],
      colAligns: ['left', 'right', 'right', 'right'],
    });
    const line = (name: string, { p50, p95, p99 }: ScrollFrames) =>
      table.push([name, p50.toFixed(1), p95.toFixed(1), p99.toFixed(1)]);
    line('ten thousand rows', tree);
    line('a page as high, empty', floor);
    table.push([
      'ratio',
      ...[tree.p50 / floor.p50, tree.p95 / floor.p95, tree.p99 / floor.p99].map((ratio) => ratio.toFixed(2)),
    ]);
    console.log(table.toString());
    return printBudgets([atMost('tree: p99 of frames, ms', tree.p99, budget)]);
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
}
