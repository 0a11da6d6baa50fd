import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '../../platform/http/handlers.ts';
import { createSessionCache } from './sessionCache.ts';
import { tokenHash } from './tokens.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: 0 }));
afterEach(() => vi.useRealTimers());

const sessionOf = (token: string, expiresAt = new Date(3_600_000)): Session => ({
  id: token,
  wallet: '0x1111111111111111111111111111111111111111',
  token,
  site: null,
  openedAt: new Date(0),
  expiresAt,
});

function cacheOver(look: (token: string) => Promise<Session | null>) {
  const spy = vi.fn(look);
  const onEnded = vi.fn();
  return { look: spy, onEnded, cache: createSessionCache({ look: spy, onEnded }) };
}

test('looks a session up once in half a minute', async () => {
  const { look, cache } = cacheOver(async (token) => sessionOf(token));
  expect(await cache.use('a')).toEqual(sessionOf(tokenHash('a')));
  vi.setSystemTime(29_999);
  await cache.use('a');
  expect(look.mock.calls).toEqual([[tokenHash('a')]]);
  vi.setSystemTime(30_000);
  await cache.use('a');
  expect(look).toHaveBeenCalledTimes(2);
});

test('looks a session up again once it has expired', async () => {
  const { look, cache } = cacheOver(async (token) => sessionOf(token, new Date(5000)));
  await cache.use('a');
  vi.setSystemTime(4999);
  await cache.use('a');
  expect(look).toHaveBeenCalledTimes(1);
  vi.setSystemTime(5000);
  await cache.use('a');
  expect(look).toHaveBeenCalledTimes(2);
});

test('does not cache unknown tokens', async () => {
  const { look, cache } = cacheOver(async () => null);
  expect([await cache.use('a'), await cache.use('a')]).toEqual([null, null]);
  expect(look).toHaveBeenCalledTimes(2);
});

test('looks a token up once for concurrent calls and does not cache failures', async () => {
  let fails = true;
  const { look, cache } = cacheOver(async (token) => {
    if (fails) throw new Error('The database is gone.');
    return sessionOf(token);
  });
  const calls = await Promise.allSettled([cache.use('a'), cache.use('a')]);
  expect(calls.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
  await Promise.all([cache.use('a'), cache.use('a')]);
  expect(look).toHaveBeenCalledTimes(2);
});

test('looks a session up again after its end, even if it ended during the first lookup', async () => {
  const answers: PromiseWithResolvers<Session | null>[] = [];
  const { cache, onEnded } = cacheOver(() => {
    const answer = Promise.withResolvers<Session | null>();
    answers.push(answer);
    return answer.promise;
  });
  const early = cache.use('a');
  cache.end(tokenHash('a'));
  expect(onEnded.mock.calls).toEqual([[tokenHash('a')]]);
  answers[0]?.resolve(sessionOf('a'));
  await early;
  const late = cache.use('a');
  answers[1]?.resolve(null);
  expect(await late).toBeNull();
});

test('looks every session up again after a gap in the notifications', async () => {
  const { look, cache } = cacheOver(async (token) => sessionOf(token));
  await cache.use('a');
  cache.clear();
  await cache.use('a');
  expect(look).toHaveBeenCalledTimes(2);
});

test('evicts the least recently used session above the limit', async () => {
  const { look, cache } = cacheOver(async (token) => sessionOf(token));
  for (let number = 0; number < 5000; number++) await cache.use(`${number}`);
  await cache.use('0');
  await cache.use('one more');
  look.mockClear();
  await cache.use('0');
  expect(look).not.toHaveBeenCalled();
  await cache.use('1');
  expect(look).toHaveBeenCalledTimes(1);
});
