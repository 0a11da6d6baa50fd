import { describe, expect, it, vi } from 'vitest';
import { member } from '../../test/member.ts';
import { memoryStorage } from '../../test/memoryStorage.ts';
import { createAppStore, rehydrate } from '../store/store.ts';
import { createSession } from './session.ts';

const sessionKeys = ['authToken', 'token', 'userData'];

async function visit(storage = memoryStorage(), logout = vi.fn(async (): Promise<unknown> => null)) {
  const store = createAppStore(storage);
  await rehydrate(store);
  const session = createSession({ store, storage, logout });
  session.restore();
  return { session, storage, store, logout };
}

const kept = (storage: ReturnType<typeof memoryStorage>) =>
  sessionKeys.filter((key) => storage.items.has(key));

describe('a session', () => {
  it('is stored under the three keys and outlives the visit', async () => {
    const { session, storage } = await visit();
    expect(session.user.get()).toBeNull();
    session.begin(member);
    expect(storage.getItem('authToken')).toBe('secret');
    expect(storage.getItem('token')).toBe('secret');
    expect(JSON.parse(storage.getItem('userData') ?? '')).toEqual(member);

    const next = await visit(storage);
    expect(next.session.user.get()).toEqual(member);
    expect(next.session.token()).toBe('secret');
  });

  it('notifies every watcher once per change', async () => {
    const { session } = await visit();
    const listener = vi.fn();
    session.user.subscribe(listener);
    session.begin(member);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(session.user.get()).toBe(session.user.get());
  });

  it('applies a changed name everywhere', async () => {
    const { session, storage } = await visit();
    session.begin(member);
    session.change({ name: 'Grace', profileName: 'Grace' });
    expect(session.user.get()?.name).toBe('Grace');
    expect(JSON.parse(storage.getItem('userData') ?? '').name).toBe('Grace');
  });

  it('does not start by a change without a member', async () => {
    const { session, storage } = await visit();
    session.change({ name: 'Grace' });
    expect(session.user.get()).toBeNull();
    expect(kept(storage)).toEqual([]);
  });

  it('ends here at once, and on the server with its own token', async () => {
    const tokens: (string | null)[] = [];
    const answer = Promise.withResolvers<null>();
    const { session, storage } = await visit(
      memoryStorage(),
      vi.fn(() => {
        tokens.push(session.token());
        return answer.promise;
      }),
    );
    session.begin(member);
    const ended = session.end();
    expect(session.user.get()).toBeNull();
    expect(kept(storage)).toEqual([]);
    answer.resolve(null);
    await ended;
    expect(tokens).toEqual(['secret']);
    expect(session.hasExpired()).toBe(false);
  });

  it('ends here even if the server cannot be reached', async () => {
    const { session } = await visit(
      memoryStorage(),
      vi.fn(() => Promise.reject(new Error('offline'))),
    );
    session.begin(member);
    await expect(session.end()).resolves.toBeUndefined();
    expect(session.user.get()).toBeNull();
  });

  it('ends only here if the server has already ended it', async () => {
    const { session, storage, logout } = await visit();
    session.begin(member);
    await session.end({ tellServer: false });
    expect(session.user.get()).toBeNull();
    expect(kept(storage)).toEqual([]);
    expect(logout).not.toHaveBeenCalled();
    expect(session.hasExpired()).toBe(false);
  });

  it('expires once, however often the server reports it, and remembers that', async () => {
    const { session, storage, logout } = await visit();
    session.begin(member);
    const listener = vi.fn();
    session.user.subscribe(listener);
    session.expire();
    session.expire();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(logout).not.toHaveBeenCalled();
    expect(kept(storage)).toEqual([]);
    expect(session.hasExpired()).toBe(true);
    session.begin(member);
    expect(session.hasExpired()).toBe(false);
  });

  it('does not mark a visitor as expired', async () => {
    const { session } = await visit();
    session.expire();
    expect(session.hasExpired()).toBe(false);
  });
});

describe('restoring a session', () => {
  const root = JSON.stringify({ state: { user: member }, version: 0 });

  it.each([
    ['there is no authToken', { root, token: 'secret', userData: JSON.stringify(member) }],
    ['the authToken is blank', { root, authToken: ' ' }],
    ['nobody knows whose it is', { authToken: 'secret', token: 'secret' }],
    ['the user is garbage', { root: '{"state":{"user":{"id":1}},"version":0}', authToken: 'secret' }],
  ])('finds no session if %s, and clears the rest', async (_, items) => {
    const { session, storage } = await visit(memoryStorage({ ...items }));
    expect(session.user.get()).toBeNull();
    expect(kept(storage)).toEqual([]);
  });

  it('uses authToken only', async () => {
    const { session } = await visit(memoryStorage({ root, authToken: 'newer', token: 'older' }));
    expect(session.token()).toBe('newer');
  });

  it('adopts the session of another tab', async () => {
    const { session, storage } = await visit();
    storage.setItem('userData', JSON.stringify(member));
    session.adopt('another');
    expect(session.user.get()).toBeNull();
    session.adopt('secret');
    expect(session.user.get()).toEqual(member);
    session.expire();
    storage.setItem('userData', JSON.stringify(member));
    session.adopt('secret');
    expect(session.hasExpired()).toBe(false);
  });

  it('ignores garbage from another tab', async () => {
    const { session } = await visit(memoryStorage({ userData: '{"token":"secret"}' }));
    session.adopt('secret');
    expect(session.user.get()).toBeNull();
  });
});
