import { expect, test } from 'vitest';
import { pathAfter } from './pathAfter.ts';

test('a path is where the last visit led, and back is where one came from', () => {
  expect(pathAfter('/login', [])).toBe('/login');
  expect(pathAfter('/login', ['/dashboard', '/dashboard/support'])).toBe('/dashboard/support');
  expect(pathAfter('/login', ['/dashboard', '/dashboard/support', 'back'])).toBe('/dashboard');
  expect(pathAfter('/login', ['back', 'back'])).toBe('/login');
});
