import { expect, test } from 'vitest';
import { formatEther } from './formatEther.ts';
import { rolesText } from './rolesText.ts';

test('formats the native coin with four decimals, rounded down', () => {
  expect(formatEther(10_000n * 10n ** 18n)).toBe('10,000.0000');
  expect(formatEther(99_999_999_999_999_999n)).toBe('0.0999');
});

test('groups contracts by role', () => {
  expect(rolesText(['ADMIN of Registry', 'ADMIN of Level 1', 'MODIFIER of Level 1'])).toBe(
    'ADMIN of Registry, Level 1 · MODIFIER of Level 1',
  );
  expect(rolesText([])).toBe('');
});
