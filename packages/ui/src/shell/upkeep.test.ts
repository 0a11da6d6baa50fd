import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serverRoot } from '../queries/queryRoots.ts';
import { createUpkeep } from './upkeep.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A figure on screen, with the number of requests for it. */
function figures() {
  const queries = new QueryClient();
  let asked = 0;
  const ending = new AbortController();
  const queryFn = () => ++asked;
  const stop = new QueryObserver(queries, { queryKey: [serverRoot, 'ledger'], queryFn }).subscribe(() => {});
  ending.signal.addEventListener('abort', stop);
  const upkeep = createUpkeep(queries, ending.signal);
  const told = async (...topics: string[]) => {
    for (const topic of topics) upkeep.onTopic(topic);
    await vi.advanceTimersByTimeAsync(0);
    return asked;
  };
  return { told, asked: () => asked, end: () => ending.abort() };
}

test('refetches at the first ledger change, then at most every ten seconds', async () => {
  const { told, asked, end } = figures();
  expect(await told()).toBe(1);
  expect(await told('ledger')).toBe(2);
  expect(await told('ledger', 'ledger')).toBe(2);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(asked()).toBe(2);
  await vi.advanceTimersByTimeAsync(5_001);
  expect(asked()).toBe(3);
  end();
});

test('refetches once, at once, for the member’s own figures', async () => {
  const { told, asked, end } = figures();
  await told();
  expect(await told('ledger')).toBe(2);
  expect(await told('notifications', 'ledger', 'figures')).toBe(3);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(asked()).toBe(3);
  end();
});
