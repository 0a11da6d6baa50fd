import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserArguments, findBrowser } from '../browser.ts';
import { photograph } from './camera.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
}, 120_000);

afterAll(() => browser.close());

test('a picture is of the whole page, and the same while something turns and a caret blinks', async () => {
  const page = await browser.newPage({ viewport: { width: 300, height: 200 } });
  await page.setContent(`<style>body{margin:0} div{height:700px;animation:turn 1s infinite}
@keyframes turn{to{background:red}}</style><input autofocus><div></div>`);
  await page.locator('input').focus();
  const first = await photograph(page);
  // Width and height stand in the head of a PNG.
  expect(first.readUInt32BE(16)).toBe(300);
  expect(first.readUInt32BE(20)).toBeGreaterThan(700);
  for (const pause of [150, 400, 600]) {
    await page.waitForTimeout(pause);
    expect((await photograph(page)).equals(first)).toBe(true);
  }
  await page.close();
});

test('of a page that is taller than a picture can be, the beginning is seen', async () => {
  const page = await browser.newPage({ viewport: { width: 300, height: 200 } });
  await page.setContent('<div style="height:400000px">');
  expect((await photograph(page)).readUInt32BE(20)).toBe(16_000);
  await page.close();
});
