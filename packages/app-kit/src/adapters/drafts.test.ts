import { expect, test } from 'vitest';
import { member } from '../../test/member.ts';
import { memoryStorage } from '../../test/memoryStorage.ts';
import { createSession } from '../session/session.ts';
import { createAppStore, rehydrate } from '../store/store.ts';
import { createDrafts } from './drafts.ts';

async function visit(storage = memoryStorage()) {
  const store = createAppStore(storage);
  await rehydrate(store);
  const session = createSession({ store, storage, logout: async () => null });
  session.restore();
  return { session, storage, drafts: createDrafts(session, storage) };
}

async function signedIn() {
  const visited = await visit();
  visited.session.begin(member);
  return visited;
}

test('stores each draft under its own key between visits', async () => {
  const { drafts, storage } = await signedIn();
  drafts.write('one', 'Hello');
  drafts.write('other', 'Good evening');
  const next = await visit(storage);
  expect(next.drafts.read('one')).toBe('Hello');
  expect(next.drafts.read('other')).toBe('Good evening');
  expect(next.drafts.read('third')).toBe('');
});

test('removes an empty draft, and the storage key with the last one', async () => {
  const { drafts, storage } = await signedIn();
  drafts.write('one', 'Hello');
  drafts.write('one', '');
  expect(drafts.read('one')).toBe('');
  expect(storage.getItem('drafts')).toBeNull();
});

test('removes all drafts on sign-out', async () => {
  const { drafts, session, storage } = await signedIn();
  drafts.write('one', 'Hello');
  await session.end();
  expect(storage.getItem('drafts')).toBeNull();
  drafts.write('one', 'Written after it');
  expect(storage.getItem('drafts')).toBeNull();
});

test('keeps drafts after an expired session, for the same member only', async () => {
  const { drafts, session } = await signedIn();
  drafts.write('one', 'Hello');
  session.expire();
  expect(drafts.read('one')).toBe('');
  session.begin({ ...member, walletId: '0x000000000000000000000000000000000000dEaD' });
  expect(drafts.read('one')).toBe('');
  session.begin(member);
  expect(drafts.read('one')).toBe('Hello');
});

test.each(['', 'null', '[]', '{"wallet":1}', '{"wallet":"x","texts":null}'])(
  'reads %j as no draft',
  async (garbage) => {
    const { drafts, storage } = await signedIn();
    storage.setItem('drafts', garbage);
    expect(drafts.read('one')).toBe('');
    drafts.write('one', 'Hello');
    expect(drafts.read('one')).toBe('Hello');
  },
);
