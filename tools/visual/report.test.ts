import { expect, test } from 'vitest';
import { pageOf } from './report.ts';

const story = { id: 'screens-a--loaded', title: 'Screens/A <b>', name: 'Loaded' };
const picture = Buffer.from('');

test('the report counts what changed, came and went, and shows it side by side', () => {
  const page = pageOf('abc1234', [
    { kind: 'changed', story, before: picture, after: picture, difference: { pixels: 7, picture } },
    { kind: 'added', story: { ...story, id: 'screens-a--empty' }, after: picture },
    { kind: 'removed', story: { ...story, id: 'screens-a--gone' } },
  ]);
  expect(page).toContain('1 changed, 1 added, 1 removed since abc1234');
  expect(page).toContain('changed, 7 pixels');
  expect(page.match(/src="[^"]+"/g)).toEqual([
    'src="screens-a--loaded.before.png"',
    'src="screens-a--loaded.after.png"',
    'src="screens-a--loaded.difference.png"',
    'src="screens-a--empty.after.png"',
  ]);
  expect(page).toContain('Screens/A &#60;b&#62;: Loaded');
});
