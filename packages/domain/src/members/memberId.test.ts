import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memberIdBytes, memberIdFrom, parseMemberId } from './memberId.ts';

test('formats random bytes as two groups of four', () => {
  expect(memberIdFrom(new Uint8Array([7, 19, 23, 2, 20, 9, 29, 13]))).toBe('7KQ2-M9XD');
});

test('parses every ID that it creates', () => {
  const bytes = fc.uint8Array({ minLength: memberIdBytes, maxLength: memberIdBytes });
  fc.assert(fc.property(bytes, (random) => parseMemberId(memberIdFrom(random)) === memberIdFrom(random)));
});

test.each([
  ['7kq2-m9xd', '7KQ2-M9XD'],
  [' 7KQ2M9XD ', '7KQ2-M9XD'],
  ['oil0-0000', '0110-0000'],
  ['7KQ2-M9X', null],
  ['7KQ2-M9XU', null],
  ['', null],
])('parses %j as %j', (text, id) => {
  expect(parseMemberId(text)).toBe(id);
});
