import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserArguments, findBrowser } from '../../../tools/shared/browser.ts';
import type { Db } from '../src/platform/db/openDb.ts';
import { type Listening, listen } from '../src/platform/system/listen.ts';
import { pdf, picture } from './support/sampleBytes.ts';
import { testDb } from './support/testDb.ts';
import { fileOf } from './support/uploader.ts';
import { openUploadSite, type UploadSite } from './support/uploadSite.ts';

let db: Db;
let site: UploadSite;
let web: Listening;
let browser: Browser;

beforeAll(async () => {
  db = await testDb();
  site = await openUploadSite(db);
  web = await listen({ fetch: (request) => site.server.fetch(request) }, { host: '127.0.0.1', port: 0 });
  browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
});

afterAll(async () => {
  await browser?.close();
  await web?.close();
});

test('shows a picture in an opaque origin', async () => {
  const page = await browser.newPage();
  const url = await site.member.link(fileOf('a.png', await picture().png().toBuffer()));
  await page.goto(web.url + url);
  expect(await page.evaluate(() => self.origin)).toBe('null');
  expect(await page.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(40);
  expect(await page.evaluate(() => fetch('/health/live').then(String, () => 'refused'))).toBe('refused');
  await page.close();
});

test('opens a PDF in the browser’s viewer, or downloads it if there is none', async () => {
  const page = await browser.newPage();
  const saved = page.waitForEvent('download').then((download) => download.suggestedFilename());
  const shown = page.waitForEvent('frameattached').then(() => 'shown');
  saved.catch(() => {});
  shown.catch(() => {});
  const url = web.url + (await site.member.link(fileOf('a.pdf', pdf)));
  // A download aborts the navigation with an error.
  await page.goto(url).catch(() => {});
  expect(['a.pdf', 'shown']).toContain(await Promise.race([saved, shown]));
  await page.close();
});
