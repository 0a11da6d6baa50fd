import { once } from 'node:events';
import { createServer } from 'node:http';
import type { BrowserContext } from '@playwright/test';
import { fallSilent, shareBrowsers } from './browsers.ts';
import { expect, test } from './journey.ts';

const site = 'http://127.0.0.1:4000/';

/** Serves a page with a cacheable script, without a server. */
async function openSite(context: BrowserContext) {
  const page = await context.newPage();
  await page.route(site, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>A page</title>' }),
  );
  await page.goto(site);
  return page;
}

/** Browser storage with a visitor's name stored for an origin. */
const state = (origin: string, who: string) => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: 'who', value: who }] }],
});

test('a returned browser keeps no data of the previous visit', async ({ browser }) => {
  const shared = shareBrowsers(browser);
  const context = await shared.take();
  await context.grantPermissions(['clipboard-read'], { origin: site });
  const page = await openSite(context);
  await page.evaluate(async () => {
    localStorage.setItem('who', 'Wanda');
    // biome-ignore lint/suspicious/noDocumentCookie: a page writes one as simply.
    document.cookie = 'who=Wanda';
    const opened = indexedDB.open('who');
    await new Promise((resolve) => {
      opened.onsuccess = resolve;
    });
  });
  await context.route('**/api', () => undefined);
  await context.setOffline(true);
  await fallSilent(context);
  await shared.giveBack(context);

  const next = await shared.take();
  expect(next, 'the same browser').toBe(context);
  expect(next.pages()).toEqual([]);
  const later = await openSite(next);
  const found = await later.evaluate(async () => ({
    stored: localStorage.length,
    cookies: document.cookie,
    databases: (await indexedDB.databases()).length,
    isOnline: navigator.onLine,
    clipboard: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state,
    api: await fetch('/api').then(
      () => 'answered',
      () => 'no answer',
    ),
  }));
  expect(found).toEqual({
    stored: 0,
    cookies: '',
    databases: 0,
    isOnline: true,
    clipboard: 'prompt',
    api: 'no answer',
  });
  await next.close();
});

test('a shared browser starts with the state stored for its visit', async ({ browser }) => {
  const shared = shareBrowsers(browser);
  for (const who of ['Wanda', 'Henri']) {
    const context = await shared.take(state(new URL(site).origin, who));
    const page = await openSite(context);
    expect(await page.evaluate(() => localStorage.getItem('who'))).toBe(who);
    await fallSilent(context);
    await shared.giveBack(context);
  }
});

test('a shared browser keeps its loaded scripts', async ({ browser }) => {
  let loads = 0;
  const server = createServer(({ url }, reply) => {
    if (url !== '/app.js')
      return void reply.setHeader('Content-Type', 'text/html').end('<script src="/app.js"></script>');
    loads += 1;
    reply.setHeader('Content-Type', 'text/javascript').setHeader('Cache-Control', 'max-age=600').end('');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const shared = shareBrowsers(browser);
  for (const who of ['Wanda', 'Henri']) {
    const context = await shared.take(state(`http://127.0.0.1:${port}`, who));
    const page = await context.newPage();
    await page.goto(`http://127.0.0.1:${port}/`);
    await fallSilent(context);
    await shared.giveBack(context);
  }
  expect(loads).toBe(1);
  server.close();
});

test('two simultaneous visits have two browsers', async ({ browser }) => {
  const shared = shareBrowsers(browser);
  const [first, second] = [await shared.take(), await shared.take()];
  expect(second).not.toBe(first);
  await Promise.all([first.close(), second.close()]);
});

test('a route handler still pending at the end of its visit does no harm', async ({ browser }) => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const address = silent.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`;
  const context = await shareBrowsers(browser).take();
  const page = await openSite(context);
  const isAsked = Promise.withResolvers<void>();
  const isOver = Promise.withResolvers<void>();
  await page.route('**/late', async (route) => {
    isAsked.resolve();
    await route.fetch({ url }).finally(isOver.resolve);
  });
  await page.evaluate(() => void fetch('/late').catch(() => undefined));
  await isAsked.promise;
  await fallSilent(context);
  await context.close();
  silent.closeAllConnections();
  silent.close();
  await isOver.promise;
});

test('the clock of a shared browser cannot be set', async ({ browser }) => {
  const context = await shareBrowsers(browser).take();
  const page = await context.newPage();
  await expect(page.clock.install()).rejects.toThrow('a browser of its own');
  await expect(context.clock.fastForward(1000)).rejects.toThrow('a browser of its own');
  await context.close();
});
