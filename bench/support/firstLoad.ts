import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright';
import { browserArguments, findBrowser } from '../../tools/shared/browser.ts';

/** Time without requests after which a page counts as idle, milliseconds. */
const quiet = 1500;

export interface FetchedScript {
  path: string;
  /** Bytes after gzip at level 9. */
  size: number;
}

/** Starts the browser shared by all measurements of a run. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
}

/**
 * All scripts that a page fetches on a first visit until it is idle, largest first. Sizes are gzip
 * at level 9, whatever the server does, so that figures of different servers are comparable.
 */
export async function scriptsOfFirstLoad(browser: Browser, url: string): Promise<FetchedScript[]> {
  const page = await browser.newPage();
  const scripts: Promise<FetchedScript>[] = [];
  let lastMove = Date.now();
  page.on('request', () => {
    lastMove = Date.now();
  });
  page.on('response', (response) => {
    lastMove = Date.now();
    if (!response.headers()['content-type']?.includes('javascript')) return;
    const path = new URL(response.url()).pathname;
    scripts.push(response.body().then((body) => ({ path, size: gzipSync(body, { level: 9 }).length })));
  });
  await page.goto(url, { waitUntil: 'load' });
  while (Date.now() - lastMove < quiet) await page.waitForTimeout(quiet / 10);
  const fetched = await Promise.all(scripts);
  await page.close();
  return fetched.toSorted((a, b) => b.size - a.size);
}
