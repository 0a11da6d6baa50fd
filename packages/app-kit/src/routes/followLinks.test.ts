import { expect, test } from 'vitest';
import { pathToFollow } from './followLinks.ts';

const click = {
  button: 0,
  defaultPrevented: false,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
};
const link = { href: '/dashboard', target: '', hasDownload: false };
const here = 'https://upline.example/dashboard/globalpool?page=2';

test.each([
  ['/dashboard', '/dashboard'],
  ['https://upline.example/login?x=1#y', '/login?x=1#y'],
  ['#top', null],
  ['https://elsewhere.example/dashboard', null],
  ['mailto:somebody@upline.example', null],
  ['/files/abc/terms.pdf', null],
  ['/api/users', null],
  ['/apiary', '/apiary'],
])('a click on %s leads to %s', (href, expected) => {
  expect(pathToFollow(click, { ...link, href: new URL(href, here).href }, here)).toBe(expected);
});

test.each([
  ['another button', { button: 1 }, {}],
  ['a new tab by key', { ctrlKey: true }, {}],
  ['a new tab on a Mac', { metaKey: true }, {}],
  ['a new window', { shiftKey: true }, {}],
  ['a download by key', { altKey: true }, {}],
  ['a click that was dealt with', { defaultPrevented: true }, {}],
  ['a link to a new tab', {}, { target: '_blank' }],
  ['a download', {}, { hasDownload: true }],
])('leaves %s to the browser', (_, clicked, linked) => {
  expect(pathToFollow({ ...click, ...clicked }, { ...link, ...linked }, here)).toBeNull();
});

test('follows a link that targets its own tab', () => {
  expect(pathToFollow(click, { ...link, target: '_self' }, here)).toBe('/dashboard');
});
