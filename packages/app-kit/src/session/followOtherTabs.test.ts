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

/** What another tab wrote under `authToken`. */
function tell(newValue: string | null) {
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'authToken', newValue }));
}

test('a sign-out in another tab is one here, and no session that ended by itself', () => {
  const { session } = visit();
  tell('');
  tell(null);
  expect([session.user.get(), session.hasExpired()]).toEqual([null, false]);
});

test('a session that ended by itself in another tab has done so here', () => {
  const { session } = visit();
  tell(null);
  expect([session.user.get(), session.hasExpired()]).toEqual([null, true]);
});

test('a sign-out says to other tabs that it was wished', async () => {
  const { session, written } = visit();
  await session.end();
  expect(written.at(-1)).toBe('authToken=');
});

/** The browser takes the page back from its cache, or loads it again. */
function show(persisted: boolean) {
  tab.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}

test('a page that comes back from the browser’s cache hears of a sign-out that it has missed', () => {
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

test('a page that comes back where the browser keeps nothing stays signed in', () => {
  const storage = { getItem: () => null, setItem() {}, removeItem() {} };
  const logout = async () => null;
  const session = createSession({ store: createAppStore(storage), storage, logout });
  session.begin(member);
  followOtherTabs(session, storage);
  show(true);
  expect(session.user.get()).not.toBeNull();
});
