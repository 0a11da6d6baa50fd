import { expect, test } from 'vitest';
import { formatEther } from './formatEther.ts';
import { rolesText } from './rolesText.ts';

test('the chain’s own coin is shown to four places and never rounded up', () => {
  expect(formatEther(10_000n * 10n ** 18n)).toBe('10,000.0000');
  expect(formatEther(99_999_999_999_999_999n)).toBe('0.0999');
});

test('a role is named once, with every contract that it is held in', () => {
  expect(rolesText(['ADMIN of Registry', 'ADMIN of Level 1', 'MODIFIER of Level 1'])).toBe(
    'ADMIN of Registry, Level 1 · MODIFIER of Level 1',
  );
  expect(rolesText([])).toBe('');
});
