import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { browserArguments, findBrowser } from '../shared/browser.ts';
import { serveFolder } from '../storybook/serveFolder.ts';
import { compareStyles } from './compareStyles.ts';
import { fakeStorybook } from './fakeStorybook.ts';
import { waysIn } from './ways.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
});

afterAll(() => browser.close());

const sheetOf = (colour: string) =>
  `:root { --caution: ${colour} } .caution { background: var(--caution); width: 90px; height: 90px }`;

/**
 * A page that shows stories as Storybook does; each story defines the effect of a style change on
 * itself.
 */
const storybook = `<!doctype html><link rel="stylesheet" href="/assets/theme-12345678.css"><div id="root"></div><script>
const root = document.querySelector('#root');
let plays = 0;
const stories = {
  changed: '<p class="caution"></p>',
  // The styles reach it, and it looks the same.
  covered: '<p class="caution" style="position: absolute; clip-path: inset(100%)"></p>',
  // A menu closes when its page gets another size.
  closes: '<p class="caution menu"></p>',
  // Its place is another at each play, and other styles close it.
  moves: '<p class="caution menu"></p>',
  // It shows once what it never shows again.
  once: '<p class="caution menu"></p>',
};
addEventListener('resize', () => {
  for (const menu of document.querySelectorAll('.menu')) menu.remove();
});
</script>${fakeStorybook(`
  plays += 1;
  root.innerHTML = stories[storyId] ?? '<p>Nothing of it</p>';
  root.style.marginLeft = storyId === 'moves' ? 40 * plays + 'px' : 0;
  if (storyId === 'once') stories.once = '';
`)}`;

test('a token change finds exactly the stories that show it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'upline-styles-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'iframe.html'), storybook);
  await writeFile(join(folder, 'assets/theme-12345678.css'), sheetOf('#fff3d6'));
  const { url, close } = await serveFolder(folder);
  onTestFinished(async () => {
    close();
    await rm(folder, { recursive: true });
  });
  const [way] = waysIn(['light-desktop']);
  if (!way) throw new Error('There is no way to look.');
  // More than run in parallel: each page plays the first story that it gets.
  const untouched = Array.from({ length: availableParallelism() + 2 }, (_, index) => `untouched-${index}`);
  const names = ['changed', 'covered', 'closes', 'moves', 'once', ...untouched];
  const stories = new Map(names.map((id) => [id, { id, title: 'Fake', name: id }]));
  const change = { 'theme-12345678.css': sheetOf('#ffd0d0') };

  const found = await compareStyles(browser, { url, stories }, change, way);
  expect(found.findings.map(({ kind, story }) => `${kind} ${story.id}`)).toEqual([
    'changed changed',
    'changed closes',
  ]);
  expect(found.unsure.map(({ id }) => id).toSorted()).toEqual(['moves', 'once']);
  expect(found.reached).toBe(5);

  const spared = await compareStyles(browser, { url, stories }, change, way, found.record);
  expect(spared.findings.map(({ story }) => story.id)).toEqual(['changed', 'closes']);
  expect(Object.keys(spared.record).length).toBeLessThan(names.length);
});
