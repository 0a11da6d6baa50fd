import { storageKeys } from '@upline/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../test/memoryStorage.ts';
import { RefusedMembers } from './refusedMembers.ts';

const member = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the next page remembers a refused member for thirty days', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  new RefusedMembers().add(member);
  expect([...new RefusedMembers()]).toEqual([member]);
  vi.setSystemTime(Date.now() + 30 * 24 * 3600 * 1000);
  expect([...new RefusedMembers()]).toEqual([]);
});

test('reads an invalid store as empty', () => {
  for (const stored of ['no JSON', '[]', '{"somebody":9999999999999}', `{"${member}":"soon"}`]) {
    localStorage.setItem(storageKeys.refusedMembers, stored);
    expect([...new RefusedMembers()]).toEqual([]);
  }
});
