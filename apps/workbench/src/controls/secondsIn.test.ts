import { expect, test } from 'vitest';
import { secondsIn } from './secondsIn.ts';

test('reads a day with or without a time as UTC', () => {
  expect(secondsIn('2026-12-24 18:00')).toBe(BigInt(Date.UTC(2026, 11, 24, 18) / 1000));
  expect(secondsIn(' 2026-12-24 ')).toBe(BigInt(Date.UTC(2026, 11, 24) / 1000));
});

test('rejects invalid times', () => {
  for (const text of ['', 'tomorrow', '2026-13-45', '24.12.2026', '2026-12-24 25:00']) {
    expect(secondsIn(text)).toBeNull();
  }
});
