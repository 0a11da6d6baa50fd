import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { browserArguments, findBrowser } from '../shared/browser.ts';
import type { Finding } from './compareStories.ts';
import { pageOf, writeReport } from './report.ts';
import { serveReview } from './serveReview.ts';
import { keyOf, pictureOf, readVerdicts, standingOf } from './verdicts.ts';
import { waysIn } from './ways.ts';

const story = { id: 'screens-a--loaded', title: 'Screens/A <b>', name: 'Loaded' };
const picture = Buffer.from('');
const [desktop, phone] = waysIn(['light-desktop', 'dark-phone']);
if (!desktop || !phone) throw new Error('No way to look.');

const changed: Finding = {
  kind: 'changed',
  story,
  way: desktop,
  before: picture,
  after: picture,
  difference: { pixels: 7, picture },
};
const findings: Finding[] = [
  changed,
  { kind: 'added', story: { ...story, id: 'screens-a--empty' }, way: phone, after: picture },
  { kind: 'removed', story: { ...story, id: 'screens-a--gone' }, way: desktop },
];

const folder = await mkdtemp(join(tmpdir(), 'upline-review-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

test('the report counts changed, added and removed stories and shows them side by side', () => {
  const page = pageOf('abc1234', findings, {});
  expect(page).toContain('1 changed, 1 added, 1 removed since abc1234');
  expect(page).toContain('changed, 7 pixels, light, desktop');
  expect(page.match(/src="[^"]+"/g)).toEqual([
    'src="screens-a--loaded.light-desktop.before.png"',
    'src="screens-a--loaded.light-desktop.after.png"',
    'src="screens-a--loaded.light-desktop.difference.png"',
    'src="screens-a--empty.dark-phone.after.png"',
  ]);
  expect(page).toContain('Screens/A &#60;b&#62;: Loaded');
});

test('a verdict applies to its own picture only', () => {
  const rejected = { verdict: 'rejected', note: 'Too close', picture: 'one' } as const;
  expect(standingOf(undefined, 'one')).toBe('open');
  expect(standingOf(rejected, 'one')).toBe('rejected');
  expect(standingOf(rejected, 'two')).toBe('changed since it was rejected');
  expect(standingOf({ ...rejected, verdict: 'accepted' }, 'two')).toBe('open');
  expect(() => waysIn(['sideways'])).toThrow('light-desktop');
});

test('a reviewer filters the page, rejects with a note, and the next report shows the verdict', {
  timeout: 120_000,
}, async () => {
  const file = join(folder, 'verdicts.json');
  await writeReport(join(folder, 'report'), 'abc1234', findings, {});
  const review = await serveReview(join(folder, 'report'), file);
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
  try {
    const page = await browser.newPage();
    await page.goto(review.url);
    await page.getByRole('combobox', { name: 'Theme' }).selectOption('dark');
    expect(await page.locator('section:visible h2').count()).toBe(1);
    await page.getByRole('combobox', { name: 'Theme' }).selectOption('');

    const section = page.locator('section').first();
    await section.getByRole('button', { name: 'Reject' }).click();
    await section.getByText('Say in the note what to change.').waitFor();
    await section.getByRole('textbox', { name: 'Note' }).fill('The gap is too small.');
    await section.getByRole('button', { name: 'Reject' }).click();
    await section.getByText('rejected', { exact: true }).waitFor();
  } finally {
    await browser.close();
    review.close();
  }
  const verdicts = await readVerdicts(file);
  expect(verdicts).toEqual({
    [keyOf(changed)]: { verdict: 'rejected', note: 'The gap is too small.', picture: pictureOf(changed) },
  });
  expect(await readFile(file, 'utf8')).not.toContain('png');
  expect(pageOf('abc1234', findings, verdicts)).toContain('The gap is too small.');
});

test('rejects an invalid verdict', async () => {
  const review = await serveReview(folder, join(folder, 'refused.json'));
  const send = (body: unknown, type = 'application/json') =>
    fetch(`${review.url}verdicts`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: JSON.stringify(body),
    });
  const replies = [
    await send({ key: 'a', verdict: { verdict: 'maybe', note: '', picture: '' } }),
    await send({}),
    await send({ key: 'a', verdict: { verdict: 'accepted', note: '', picture: '' } }, 'text/plain'),
  ];
  review.close();
  expect(replies.map(({ status }) => status)).toEqual([400, 400, 404]);
  expect(await readVerdicts(join(folder, 'refused.json'))).toEqual({});
});
