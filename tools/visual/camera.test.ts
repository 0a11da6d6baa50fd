import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { browserArguments, findBrowser } from '../shared/browser.ts';
import { serveFolder } from '../storybook/serveFolder.ts';
import { openCamera, photograph } from './camera.ts';
import { fakeStorybook } from './fakeStorybook.ts';
import { waysIn } from './ways.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
});

afterAll(() => browser.close());

test('photographs the whole page, identical despite animations and a blinking caret', async () => {
  const page = await browser.newPage({ viewport: { width: 300, height: 200 } });
  await page.setContent(`<style>body{margin:0} div{height:700px;animation:turn 1s infinite}
@keyframes turn{to{background:red}}</style><input autofocus><div></div>`);
  await page.locator('input').focus();
  const first = await photograph(page);
  // A PNG's header contains width and height.
  expect(first.readUInt32BE(16)).toBe(300);
  expect(first.readUInt32BE(20)).toBeGreaterThan(700);
  for (const pause of [150, 400, 600]) {
    await page.waitForTimeout(pause);
    expect((await photograph(page)).equals(first)).toBe(true);
  }
  await page.close();
});

test('photographs only the top of a page taller than the limit', async () => {
  const page = await browser.newPage({ viewport: { width: 300, height: 200 } });
  await page.setContent('<div style="height:400000px">');
  expect((await photograph(page)).readUInt32BE(20)).toBe(16_000);
  await page.close();
});

/** A page that counts its plays. */
const storybook = `<!doctype html><output>0</output>${fakeStorybook(`
  const output = document.querySelector('output');
  output.value = Number(output.value) + 1;
`)}`;

test('plays a story again if it is already shown', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'upline-camera-'));
  await writeFile(join(folder, 'iframe.html'), storybook);
  const { url, close } = await serveFolder(folder);
  const [way] = waysIn(['light-desktop']);
  if (!way) throw new Error('There is no way to look.');
  const camera = await openCamera(browser, url, way);
  onTestFinished(async () => {
    await camera.close();
    close();
    await rm(folder, { recursive: true });
  });
  for (const [id, played] of [
    ['one', '1'],
    ['one', '2'],
    ['other', '3'],
  ] as const) {
    const page = await camera.show(id);
    expect(await page.locator('output').textContent()).toBe(played);
  }
});
