import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserArguments, findBrowser } from '../shared/browser.ts';
import { mayReach } from './reachRecord.ts';
import { reachOf, setStyles } from './swapStyles.ts';
import type { StyleChange } from './tokenChange.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
  page = await browser.newPage({ viewport: { width: 320, height: 240 } });
}, 120_000);
afterAll(() => browser.close());

const tokens = (value: string) => `:root{--up-r:${value};--up-rest:5px}.dark{--up-r:2px}`;
const change = { 'tokens.css': tokens('90px') };
let count = 0;

/** Shows a page with token and component styles; an `.a` element with a width is visible. */
async function show(rules: string, body: string): Promise<void> {
  const type = 'text/css';
  await page.unrouteAll();
  await page.route('**/tokens.css', (route) => route.fulfill({ contentType: type, body: tokens('10px') }));
  const style = `p{width:0;height:20px;background:red} ${rules}`;
  const html = `<!doctype html><link rel="stylesheet" href="/tokens.css"><style>${style}</style>${body}`;
  await page.route('http://reach.test/**/page', (route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  );
  await page.goto(`http://reach.test/${count++}/page`);
}

/** The reference result: true if the page looks different with the other values. */
async function looksOtherwise(): Promise<boolean> {
  const before = await page.screenshot({ animations: 'disabled' });
  await setStyles(page, 'after');
  const after = await page.screenshot({ animations: 'disabled' });
  await setStyles(page, 'before');
  return !before.equals(after);
}

const isReached = async (wanted: StyleChange) => (await reachOf(page, wanted)).isReached;

const inShadow = (style: string, inner: string) =>
  `<div id="host"></div><script>host.attachShadow({mode:'open'}).innerHTML='<style>${style}</style>${inner}'</script>`;

test.for([
  ['a value', '.a{width:var(--up-r)}', '<p class="a">'],
  ['a value that only falls back to it', '.a{width:var(--none,var(--up-r))}', '<p class="a">'],
  ['a shorthand of which a part is set again', '.a{padding:var(--up-r);padding-left:0}', '<p class="a">'],
  ['what is drawn before', '.a::before{content:"";border-left:var(--up-r) solid blue}', '<p class="a">'],
  ['a second variable', ':root{--b:calc(var(--up-r)*2)}.a{width:var(--b)}', '<p class="a">'],
  ['a third variable', '.a{width:var(--c);--c:var(--b)}body{--b:var(--up-r)}', '<p class="a">'],
  [
    'a variable with a start value',
    '@property --b{syntax:"<length>";inherits:true;initial-value:0px}body{--b:var(--up-r)}.a{width:var(--b)}',
    '<p class="a">',
  ],
  ['a style of its own', '', '<p style="width:var(--up-r)">'],
  [
    'a variable that an element sets',
    '.a{width:var(--b)}',
    '<div style="--b: var(--up-r)"><p class="a"></div>',
  ],
  [
    'an attribute of a drawing',
    '',
    '<svg><rect height="9" width="9" stroke="red" stroke-width="var(--up-r)" />',
  ],
  [
    'a rule for one size of screen',
    '@media (min-width:1px){@supports (color:red){@layer x{.a{padding:var(--up-r)}}}}',
    '<p class="a">',
  ],
  ['a rule in a rule', '.a{& .b{width:var(--up-r)}}', '<div class="a"><p class="b"></div>'],
  [
    'a rule in a rule, for one size of screen',
    '.a{@media (min-width:1px){width:var(--up-r)}}',
    '<p class="a">',
  ],
  ['keyframes', '@keyframes grow{to{width:var(--up-r)}}.a{animation:grow 1s both}', '<p class="a">'],
  [
    'keyframes that a variable names',
    '@keyframes grow{to{width:var(--up-r)}}.a{--b:grow 1s both;animation:var(--b)}',
    '<p class="a">',
  ],
  [
    'a question to a container',
    '.a{width:9px}@container style(--up-r:90px){.a{width:50px}}',
    '<p class="a">',
  ],
  [
    'the focus',
    '.a:focus{width:var(--up-r)}',
    '<p class="a" tabindex="0"><script>document.querySelector("p").focus()</script>',
  ],
  [
    'what hangs at the end of the page',
    '.a{width:var(--up-r)}',
    '<script>document.documentElement.append(Object.assign(document.createElement("p"),{className:"a"}))</script>',
  ],
  ['a tree of its own', '', inShadow('p{height:9px;background:red;width:var(--up-r)}', '<p>')],
  [
    'the host of a tree',
    '#host{height:9px;background:red}',
    inShadow(':host{width:var(--up-r);display:block}', ''),
  ],
  [
    'what stands in the slot of a tree',
    '',
    `<div id="host"><p></p></div><script>host.attachShadow({mode:'open'}).innerHTML='<style>::slotted(p){padding:var(--up-r)}</style><slot>'</script>`,
  ],
  [
    'a sheet made by script',
    '',
    '<p class="a"><script>const s=new CSSStyleSheet();s.replaceSync(".a{width:var(--up-r)}");document.adoptedStyleSheets=[s]</script>',
  ],
] as const)('detects a change through %s', async ([, rules, body]) => {
  await show(rules, body);
  expect(await isReached(change)).toBe(true);
  // A page that looks the same either way would prove nothing.
  expect(await looksOtherwise()).toBe(true);
});

test.for([
  ['nothing names it', '.b{width:var(--up-rest)}', '<p class="b">'],
  ['another name begins like it', '.a{width:var(--up-r-2,3px)}', '<p class="a">'],
  ['no element fits', '.a{width:var(--up-r)}', '<p>'],
  ['an element only defines a variable by it', '.a{--b:var(--up-r)}', '<p class="a">'],
  ['nothing has the focus', '.a:focus{width:var(--up-r)}', '<p class="a" tabindex="0">'],
  [
    'no element has the animation',
    '@keyframes grow{to{width:var(--up-r)}}.b{animation:grow 1s}',
    '<p class="a">',
  ],
] as const)('a page needs no picture if %s', async ([, rules, body]) => {
  await show(rules, body);
  expect(await isReached(change)).toBe(false);
  expect(await looksOtherwise()).toBe(false);
});

test('a value that only another theme changes does not reach a page', async () => {
  await show('.a{width:var(--up-r)}', '<p class="a">');
  const dark = { 'tokens.css': tokens('10px').replace('2px', '3px') };
  expect(await isReached(dark)).toBe(false);
  await show('.a{width:var(--up-r)}', '<div class="dark"><p class="a"></div>');
  expect(await isReached(dark)).toBe(true);
});

test('evaluates a later story in the same page again', async () => {
  await show('.a{width:var(--up-r)}', '<main></main>');
  expect(await isReached(change)).toBe(false);
  await page.locator('main').evaluate((main) => main.insertAdjacentHTML('beforeend', '<p class="a">'));
  expect(await isReached(change)).toBe(true);
});

test('a story’s reach later excludes changes', async () => {
  await show(':root{--b:calc(var(--up-r)*2)}.a{width:var(--b)}.b{height:var(--up-rest)}', '<p class="a">');
  const { reach, changed } = await reachOf(page, change);
  expect(changed).toEqual(['--up-r']);
  expect(mayReach(reach, changed)).toBe(true);
  expect(mayReach(reach, ['--up-rest'])).toBe(false);
  expect(mayReach(undefined, ['--up-rest'])).toBe(true);
  await show('.a{width:9px}@container style(--none:90px){.a{gap:var(--b) 1px;row-gap:2px}}', '<p class="a">');
  expect(mayReach((await reachOf(page, change)).reach, ['--up-rest'])).toBe(true);
});
