import { expect, test } from 'vitest';
import { memoryStorage } from '../../test/memoryStorage.ts';
import { createKeys } from './keys.ts';

test('single-key shortcuts are on until switched off, also after a reload', () => {
  const storage = memoryStorage();
  const keys = createKeys(storage);
  expect(keys.areSingleOn.get()).toBe(true);
  keys.setSingle(false);
  expect(keys.areSingleOn.get()).toBe(false);
  expect(createKeys(storage).areSingleOn.get()).toBe(false);
  keys.setSingle(true);
  expect(createKeys(storage).areSingleOn.get()).toBe(true);
});
