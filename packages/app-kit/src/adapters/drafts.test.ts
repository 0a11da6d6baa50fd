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

test('a text is kept between visits, each under what it is a draft of', async () => {
  const { drafts, storage } = await signedIn();
  drafts.write('one', 'Hello');
  drafts.write('other', 'Good evening');
  const next = await visit(storage);
  expect(next.drafts.read('one')).toBe('Hello');
  expect(next.drafts.read('other')).toBe('Good evening');
  expect(next.drafts.read('third')).toBe('');
});

test('an empty text forgets, and the last of them leaves nothing behind', async () => {
  const { drafts, storage } = await signedIn();
  drafts.write('one', 'Hello');
  drafts.write('one', '');
  expect(drafts.read('one')).toBe('');
  expect(storage.getItem('drafts')).toBeNull();
});

test('they go with a sign-out', async () => {
  const { drafts, session, storage } = await signedIn();
  drafts.write('one', 'Hello');
  await session.end();
  expect(storage.getItem('drafts')).toBeNull();
  drafts.write('one', 'Written after it');
  expect(storage.getItem('drafts')).toBeNull();
});

test('they outlive a session that ended by itself, for the same member alone', async () => {
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
  '%j is no draft',
  async (garbage) => {
    const { drafts, storage } = await signedIn();
    storage.setItem('drafts', garbage);
    expect(drafts.read('one')).toBe('');
    drafts.write('one', 'Hello');
    expect(drafts.read('one')).toBe('Hello');
  },
);
