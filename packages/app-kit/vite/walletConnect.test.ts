import { expect, test } from 'vitest';
import { isLibraryThere } from './walletConnect.ts';

test('the repository does not include the library', () => {
  expect(isLibraryThere()).toBe(false);
});
