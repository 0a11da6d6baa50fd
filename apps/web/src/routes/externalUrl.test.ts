import { expect, test } from 'vitest';
import { externalUrl } from './externalUrl.ts';

test.each([
  ['https://chat.example/upline', 'https://chat.example/upline'],
  ['http://chat.example', 'http://chat.example/'],
  ['javascript:alert(1)', null],
  ['chat.example', null],
  ['', null],
  [undefined, null],
])('%s leads to %s', (text, url) => {
  expect(externalUrl(text)).toBe(url);
});
