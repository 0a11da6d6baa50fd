import { expect, test } from 'vitest';
import { parseUpline, prefilledReferral, profileLinkOf, referralUrl, uplineOf } from './referral.ts';

const wallet = `0x${'Ab'.repeat(20)}`;

test("builds a member's link in both forms", () => {
  expect(profileLinkOf('7KQ2-M9XD')).toBe('@/7KQ2-M9XD');
  expect(referralUrl('https://upline.example', '7KQ2-M9XD')).toBe('https://upline.example/login/7KQ2-M9XD');
});

test.each([
  ['7KQ2-M9XD', '@/7KQ2-M9XD'],
  ['@/7KQ2-M9XD', '@/7KQ2-M9XD'],
  [wallet, `@/${wallet}`],
  ['hello', null],
  ['', null],
])('the segment %j prefills %j', (segment, prefilled) => {
  expect(prefilledReferral(segment)).toBe(prefilled);
});

test.each([
  ['7kq2-m9xd', { kind: 'member', id: '7KQ2-M9XD' }],
  ['@/7KQ2-M9XD', { kind: 'member', id: '7KQ2-M9XD' }],
  [` ${wallet} `, { kind: 'wallet', wallet: wallet.toLowerCase() }],
  [`@/${wallet}`, { kind: 'wallet', wallet: wallet.toLowerCase() }],
  ['0x1234', null],
  ['a friend', null],
])('%j names %j', (text, upline) => {
  expect(parseUpline(text)).toEqual(upline);
});

test.each([
  ['/login', '', null],
  ['/login/7KQ2-M9XD', '', '@/7KQ2-M9XD'],
  ['/login/7KQ2-M9XD/', '', '@/7KQ2-M9XD'],
  ['/login/somebody', '', null],
  ['/login/%407', '', '@/@7'],
  ['/login/%', '', null],
  ['/login', '?upline=7KQ2-M9XD', null],
  ['/connect-wallet', '', null],
  ['/connect-wallet', '?upline=', null],
  ['/connect-wallet', '?upline=7KQ2-M9XD', '@/7KQ2-M9XD'],
  ['/connect-wallet', '?upline=%40%2F7KQ2-M9XD', '@/7KQ2-M9XD'],
  ['/connect-wallet', '?upline=somebody', 'somebody'],
])('%s%s has the upline %s', (pathname, search, expected) => {
  expect(uplineOf({ pathname, search })).toBe(expected);
});
