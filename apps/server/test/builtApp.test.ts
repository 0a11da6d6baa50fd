import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '@upline/domain';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtApp } from '../../../tools/builtApp/builtApp.ts';
import { browserArguments, findBrowser } from '../../../tools/shared/browser.ts';
import { freePort } from '../../../tools/shared/freePort.ts';
import { preventScrollStyle } from '../src/platform/http/webPolicy.ts';
import { count } from './support/counts.ts';
import { installPageWallet } from './support/pageWallet.ts';
import { startServer } from './support/serverProcess.ts';
import { startTestChain, type TestChain } from './support/testChain.ts';
import { watchPage } from './support/watchPage.ts';

let chain: TestChain;
let folder: string;
let server: Awaited<ReturnType<typeof startServer>>;
let browser: Browser;

/**
 * Starts the server on a port chosen in advance, since the app's origin contains the port. Tries
 * further ports while the chosen one is taken.
 */
async function start(attempts = 3): ReturnType<typeof startServer> {
  const port = await freePort();
  const starting = startServer({
    NODE_ENV: 'production',
    UPLINE_HOST: '127.0.0.1',
    UPLINE_API_PORT: `${port}`,
    UPLINE_DATA_DIR: chain.dataDir,
    UPLINE_WEB_DIST: folder,
    WEB_ORIGIN: `http://127.0.0.1:${port}`,
    RPC_URL: chain.rpcUrl,
    PUBLIC_RPC_URL: chain.rpcUrl,
  });
  return starting.catch((error: Error) => {
    if (attempts === 1 || !error.message.includes(`Port ${port} is taken`)) throw error;
    return start(attempts - 1);
  });
}

beforeAll(async () => {
  // The page calls the node directly.
  chain = await startTestChain({ isShared: true });
  folder = await builtApp();
  server = await start();
  browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: browserArguments,
  });
});

afterAll(async () => {
  await browser?.close();
  await server?.end('SIGTERM');
  await chain.chain.stop();
});

/** Opens a watched page of the built app with a wallet. */
async function open(settings: Parameters<Browser['newPage']>[0] = {}) {
  const page = await browser.newPage({ baseURL: server.url, locale: 'en-US', ...settings });
  const faults = await watchPage(page, [server.url, chain.rpcUrl]);
  await installPageWallet(page);
  return { page, faults };
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Opens the last step of registration. Both earlier steps have a button with the name “No”. */
async function goToTerms(page: Page): Promise<void> {
  await page.goto('/login');
  await press(page, 'No');
  await page.getByRole('heading', { name: 'I have an upline ID' }).waitFor();
  await press(page, 'No');
  await page.getByRole('button', { name: 'Read the terms' }).waitFor();
}

async function register(page: Page): Promise<void> {
  await goToTerms(page);
  await page.getByText('I have read and accept the terms').click();
  await press(page, 'Register with Wallet');
  await page.waitForURL(paths.dashboard);
}

const pages = [
  paths.dashboard,
  paths.forgeRace,
  paths.globalPool,
  paths.poolOverview,
  paths.services,
  paths.projects,
  paths.profile,
  paths.referrals,
  paths.globalList,
  `${paths.globalPoolUsers}/3`,
  paths.matrixTree,
  paths.balances,
  paths.notifications,
  paths.support,
];

test('the built app signs in with a wallet and opens its pages without violating its policy', async () => {
  const { page, faults } = await open();
  await register(page);
  // The journeys open all pages under the same policy in every run, most of them by a link.
  for (const path of pages.slice(0, count(pages.length, 2))) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  }
  expect(faults).toEqual([]);
  await page.close();
});

test('the policy allows the style that the dialog library adds on an iPhone', async () => {
  const { page, faults } = await open({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userAgentData', { value: undefined });
    Object.defineProperty(navigator, 'platform', { value: 'iPhone' });
  });
  await goToTerms(page);
  await press(page, 'Read the terms');
  await page.getByRole('dialog').waitFor();
  const applied = await page.evaluate(() => getComputedStyle(document.body).overscrollBehaviorY);
  expect(applied).toBe('contain');
  expect(faults).toEqual([]);
  await page.close();
});

test('blocks a script that is injected into the page', async () => {
  const { page, faults } = await open();
  await page.goto('/login');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "Smuggled"';
    document.head.append(script);
  });
  expect(await page.title()).not.toBe('Smuggled');
  await expect.poll(() => faults.join('\n')).toContain('against its policy: script-src-elem inline');
  await page.close();
});

test('the build contains the library’s style exactly as the policy hashes it', async () => {
  const names = await readdir(join(folder, 'assets'));
  const scripts = await Promise.all(
    names
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFile(join(folder, 'assets', name), 'utf8')),
  );
  expect(scripts.some((script) => script.includes(preventScrollStyle))).toBe(true);
});

test('serves compressed assets as immutable, and the page with no-cache', async () => {
  const page = await fetch(`${server.url}/login`, { headers: { 'accept-encoding': 'br' } });
  expect(page.headers.get('content-encoding')).toBe('br');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  const [, script = ''] = /src="(\/assets\/react-[^"]+)"/.exec(await page.text()) ?? [];
  const sizes: number[] = [];
  for (const encoding of ['identity', 'gzip', 'br']) {
    const reply = await fetch(server.url + script, { headers: { 'accept-encoding': encoding } });
    expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(reply.headers.get('content-encoding') ?? 'identity').toBe(encoding);
    sizes.push(Number(reply.headers.get('content-length')));
  }
  const [plain = 0, gzip = 0, brotli = 0] = sizes;
  expect(brotli).toBeLessThan(gzip);
  expect(gzip).toBeLessThan(plain / 2);
});
