import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictureOf } from '../../.storybook/picture.ts';
import { browserArguments, findBrowser } from '../shared/browser.ts';
import { lookFiles } from './keptPictures.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
  page = await browser.newPage();
});

afterAll(() => browser.close());

const body = `<div id="_r_1_" aria-labelledby="_r_2_">A</div><b id="_r_2_">B</b>
<img src="/backends/6b1f0c3e-0c3f-4f0e-9a56-0f4a4f5f9f11/api/picture">
<div class="box" style="height: 20px; overflow: auto"><p style="height: 90px">Long</p></div>
<input type="checkbox"><textarea></textarea><p popover>Open</p>`;

/** The page's picture after a change. */
async function pictured(change: () => void = () => {}, html = body): Promise<string> {
  await page.setContent(html);
  await page.evaluate(change);
  return page.evaluate(pictureOf, await page.evaluateHandle(() => document));
}

test('ignores generated ids and the mock backend’s id in a picture', async () => {
  const again = body
    .replaceAll('_r_1_', '_r_3f_')
    .replaceAll('_r_2_', '_r_4a_')
    .replace('6b1f0c3e', '00000000');
  expect(await pictured(() => {}, again)).toBe(await pictured());
});

test('everything that axe evaluates changes the picture', async () => {
  const pictures = [
    await pictured(),
    await pictured(() => {}, body.replace('"_r_2_"', '"_r_9_"')),
    await pictured(() => {}, body.replace('>A<', '>C<')),
    await pictured(() => document.documentElement.setAttribute('data-theme', 'dark')),
    await pictured(() => document.querySelector('.box')?.scrollTo(0, 10)),
    await pictured(() => document.querySelector('textarea')?.focus()),
    await pictured(() => Object.assign(document.querySelector('textarea') ?? {}, { value: 'Words' })),
    await pictured(() => document.querySelector('input')?.click()),
    await pictured(() => document.querySelector<HTMLElement>('[popover]')?.showPopover()),
  ];
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  pictures.push(await pictured());
  if (size) await page.setViewportSize(size);
  expect(new Set(pictures).size).toBe(pictures.length);
});

test('every file imported by a style file changes the look', () => {
  const styles = lookFiles.filter((file) => file.endsWith('.css.ts'));
  const imported = styles.flatMap((file) =>
    [...readFileSync(`${root}${file}`, 'utf8').matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) =>
      relative('.', join(dirname(file), path)),
    ),
  );
  expect(styles.length).toBeGreaterThan(100);
  expect([...new Set(imported)].filter((file) => !lookFiles.includes(file))).toEqual([]);
});
