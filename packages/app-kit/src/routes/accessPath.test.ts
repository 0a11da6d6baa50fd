import { expect, test } from 'vitest';
import { isAccessPath, uplineLinkValue } from './accessPath.ts';

test.each([
  ['/login', true],
  ['/login/', true],
  ['/login/7KQ2-M9XD', true],
  ['/connect-wallet', true],
  ['/', true],
  ['/login/a/b', false],
  ['/loginx', false],
  ['/dashboard', false],
  ['/uplineLink/x', false],
])('%s shows the sign-in: %s', (pathname, expected) => {
  expect(isAccessPath(pathname)).toBe(expected);
});

test.each([
  ['/uplineLink/7KQ2-M9XD', '7KQ2-M9XD'],
  ['/uplineLink/%40%2F7KQ2-M9XD', '@/7KQ2-M9XD'],
  ['/uplineLink/a/b', 'a/b'],
  ['/uplineLink/100%', '100%'],
  ['/uplineLink', ''],
])('%s has the link value %s', (pathname, expected) => {
  expect(uplineLinkValue(pathname)).toBe(expected);
});
