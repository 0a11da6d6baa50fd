import { expect, test } from 'vitest';
import { pathAfter } from './pathAfter.ts';

test('returns the path after the last visit and steps back on a back visit', () => {
  expect(pathAfter('/login', [])).toBe('/login');
  expect(pathAfter('/login', ['/dashboard', '/dashboard/support'])).toBe('/dashboard/support');
  expect(pathAfter('/login', ['/dashboard', '/dashboard/support', 'back'])).toBe('/dashboard');
  expect(pathAfter('/login', ['back', 'back'])).toBe('/login');
});
