import { isAccessPath } from '@upline/app-kit/accessPath';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ServedApp, serveApp } from '../../../bench/support/serveApp.ts';
import { builtApp } from '../../../tools/builtApp/builtApp.ts';
import { browserArguments, findBrowser } from '../../../tools/shared/browser.ts';

let app: ServedApp;
let browser: Browser;

beforeAll(async () => {
  app = await serveApp(await builtApp());
  browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
}, 400_000);

afterAll(async () => {
  await browser?.close();
  app?.close();
});

let page: Page;
let complaints: string[];
let letScriptsCome: () => void;

beforeEach(async () => {
  complaints = [];
  const { promise: scriptsMayCome, resolve } = Promise.withResolvers<void>();
  letScriptsCome = resolve;
  page = await browser.newPage({ baseURL: app.url });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // A visitor has no token; statistics and incidents are public.
    if (/^There is no token: (poolStatistics|currentIncident) /.test(message.text())) return;
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  // The build has no node: the lookup of its name takes unpredictable time.
  await page.route('https://rpc.invalid/**', () => {});
  await page.route('**/*.js', async (route) => {
    await scriptsMayCome;
    await route.continue();
  });
  return async () => {
    letScriptsCome();
    await page.close();
  };
});

const read = (path: string) => page.goto(path, { waitUntil: 'commit' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { name });

test('the sign-in is readable before any of the app’s code loads, and is hydrated unchanged', async () => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('hadRecentInput' in entry && 'value' in entry && 'shift' in window)) continue;
        if (!entry.hadRecentInput) window.shift = Number(window.shift) + Number(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await read('/login');
  await button('Connect Wallet').waitFor();
  await page.evaluate(() => document.querySelector('h1')?.setAttribute('lang', 'en-drawn-at-build'));
  letScriptsCome();
  await button('No').click();
  await heading('I have an upline ID').waitFor();
  expect(await page.locator('h1').getAttribute('lang')).toBe('en-drawn-at-build');
  expect(complaints).toEqual([]);
  // The fallback font has the same metrics.
  expect(await page.evaluate(() => ('shift' in window ? window.shift : null))).toBeLessThan(0.01);
});

test('repeats a press made before the app was ready', async () => {
  await read('/login');
  await button('No').click();
  await expect(heading('I have an upline ID').isVisible()).resolves.toBe(false);
  letScriptsCome();
  await heading('I have an upline ID').waitFor();
  expect(complaints).toEqual([]);
});

test.for([
  '/login',
  '/login/',
  '/login/UP-1',
  '/login/UP-1/',
  '/login//',
  '/login/a/b',
  '/loginx',
  '/connect-wallet',
  '/connect-wallet/',
  '/connect-wallet/a',
  '/',
  '/dashboard',
  '/uplineLink',
])('before its code loads, %s shows the sign-in or the skeleton of another page', async (path) => {
  await read(path);
  await page.locator('#waiting').waitFor({ state: 'attached' });
  const seen = await Promise.all(
    [page.locator('h1'), page.locator('#waiting')].map((one) => one.isVisible()),
  );
  expect(seen).toEqual(isAccessPath(path) ? [true, false] : [false, true]);
});

test.for([
  ['/login', 0],
  ['/login/somebody', 0],
  ['/connect-wallet', 0],
  ['/login/7KQ2-M9XD', 1],
  ['/connect-wallet?upline=7KQ2-M9XD', 1],
] as const)('before its code loads, %s has %i places for an invitation', async ([path, places]) => {
  await read(path);
  await button('Connect Wallet').waitFor();
  const question = page.getByText('Do you have an ID?');
  const place = question.locator('xpath=preceding-sibling::div');
  expect(await place.count()).toBe(1);
  expect(await place.isVisible()).toBe(places === 1);
});

test('a sponsor’s older link redirects before any of the app’s code loads', async () => {
  await page.goto('/uplineLink/%40%2F7KQ2-M9XD', { waitUntil: 'commit' });
  await page.waitForURL('/connect-wallet?upline=%40%2F7KQ2-M9XD', { waitUntil: 'commit' });
  await button('Connect Wallet').waitFor();
});

test('the bare address shows the sign-in and keeps its path', async () => {
  await read('/');
  await button('Connect Wallet').waitFor();
  await page.evaluate(() => document.querySelector('h1')?.setAttribute('lang', 'en-drawn-at-build'));
  letScriptsCome();
  await button('No').click();
  await heading('I have an upline ID').waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await page.locator('h1').getAttribute('lang')).toBe('en-drawn-at-build');
  expect(complaints).toEqual([]);
});

test('a member sees neither the sign-in nor the light theme after choosing dark', async () => {
  await page.addInitScript(() => {
    localStorage.setItem('authToken', 'token');
    localStorage.setItem('root', JSON.stringify({ state: { theme: { isLightTheme: false } } }));
  });
  await read('/login');
  await page.locator('#waiting').waitFor();
  expect(await page.locator('h1').isVisible()).toBe(false);
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  // The token is invalid, so the sign-in appears after all.
  letScriptsCome();
  await heading('Welcome to Upline').waitFor();
  await button('No').click();
  await heading('I have an upline ID').waitFor();
  expect(complaints).toEqual([]);
});

test('a member page renders into an empty page and sends a visitor to the sign-in', async () => {
  await read('/dashboard');
  letScriptsCome();
  await page.waitForURL('/login');
  await heading('Welcome to Upline').waitFor();
  expect(await page.locator('h1').count()).toBe(1);
  expect(await page.locator('#waiting').isVisible()).toBe(false);
  expect(complaints).toEqual([]);
});

test('shows a page’s skeleton in the frame while its code loads', async () => {
  const { promise: pageMayCome, resolve: letPageCome } = Promise.withResolvers<void>();
  letScriptsCome();
  await page.route('**/TransparencyPage*.js', async (route) => {
    await pageMayCome;
    await route.continue();
  });
  await read('/transparency');
  await page.getByRole('banner').waitFor();
  const shape = page.getByRole('main').locator('[aria-busy]');
  await shape.waitFor();
  expect(await shape.textContent()).toBe('Loading…');
  letPageCome();
  await heading('Transparency').waitFor();
  expect(await shape.getByText('Loading…', { exact: true }).count()).toBe(0);
  expect(complaints).toEqual([]);
});
