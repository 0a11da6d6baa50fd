import { afterEach, beforeEach, expect, test } from 'vitest';
import { member } from '../../test/member.ts';
import { memoryStorage } from '../../test/memoryStorage.ts';
import { createAppStore } from '../store/store.ts';
import { followOtherTabs } from './followOtherTabs.ts';
import { createSession } from './session.ts';

let tab: EventTarget;

beforeEach(() => {
  tab = new EventTarget();
  Object.assign(globalThis, { window: tab });
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'window');
});

function visit() {
  const storage = memoryStorage();
  const written: string[] = [];
  const told = { ...storage, setItem: (key: string, value: string) => written.push(`${key}=${value}`) };
  const logout = async () => null;
  const session = createSession({ store: createAppStore(storage), storage: told, logout });
  session.begin(member);
  followOtherTabs(session, storage);
  return { session, storage, written };
}

/** Another tab writes `authToken`. */
function tell(newValue: string | null) {
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'authToken', newValue }));
}

test('ends the session, not expired, if another tab signs out', () => {
  const { session } = visit();
  tell('');
  tell(null);
  expect([session.user.get(), session.hasExpired()]).toEqual([null, false]);
});

test('expires the session if it expires in another tab', () => {
  const { session } = visit();
  tell(null);
  expect([session.user.get(), session.hasExpired()]).toEqual([null, true]);
});

test('marks a sign-out as intended for other tabs', async () => {
  const { session, written } = visit();
  await session.end();
  expect(written.at(-1)).toBe('authToken=');
});

/** The browser shows the page, from its back/forward cache if `persisted`. */
function show(persisted: boolean) {
  tab.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}

test('a page restored from the browser’s cache applies a missed sign-out', () => {
  const { session, storage } = visit();
  storage.setItem('authToken', 'secret');
  show(true);
  expect(session.user.get()).not.toBeNull();
  storage.removeItem('authToken');
  show(false);
  expect(session.user.get()).not.toBeNull();
  show(true);
  expect([session.user.get(), session.hasExpired()]).toEqual([null, false]);
});

test('a restored page stays signed in if the browser stores nothing', () => {
  const storage = { getItem: () => null, setItem() {}, removeItem() {} };
  const logout = async () => null;
  const session = createSession({ store: createAppStore(storage), storage, logout });
  session.begin(member);
  followOtherTabs(session, storage);
  show(true);
  expect(session.user.get()).not.toBeNull();
});
