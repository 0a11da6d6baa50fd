import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserArguments, findBrowser } from '../shared/browser.ts';
import { NotExchangeable, reachOf, setStyles } from './swapStyles.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
});
afterAll(() => browser.close());

const tokens = ':root{--up-r:1px}';

async function show(rules: string, body: string, sheet = tokens): Promise<Page> {
  const page = await browser.newPage();
  const type = 'text/css';
  await page.route('**/tokens.css', (route) => route.fulfill({ contentType: type, body: sheet }));
  await page.route('http://styles.test/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<link rel="stylesheet" href="/tokens.css"><style>${rules}</style>${body}`,
    }),
  );
  await page.goto('http://styles.test/');
  return page;
}

const change = { 'tokens.css': ':root{--up-r:9px}' };

test('a page has the new values until the old ones are restored', async () => {
  const page = await show('.a{width:var(--up-r)}', '<p class="a">');
  await reachOf(page, change);
  const width = () => page.locator('.a').evaluate((element) => getComputedStyle(element).width);
  await setStyles(page, 'after');
  expect(await width()).toBe('9px');
  await setStyles(page, 'before');
  expect(await width()).toBe('1px');
  await page.close();
});

test.for([
  ':root{--up-r:9px;color:red}',
  ':root{--up-r:9px}b{color:red}',
  'html{--up-r:9px}',
  ':root{--up-r:1px}@property --up-s{syntax:"*";inherits:true;initial-value:2px}',
])('does not exchange sheets that differ in more than values: %s', async (text) => {
  const old = text.includes('@property') ? text.replace('2px', '1px') : tokens;
  const page = await show('', '<p>', old);
  await expect(reachOf(page, { 'tokens.css': text })).rejects.toThrow(NotExchangeable);
  await page.close();
});
