import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serverRoot } from '../queries/queryRoots.ts';
import { createUpkeep } from './upkeep.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Figures on screen, and how often the server was asked for them. */
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

test('what the ledger tells everybody is asked for at once, and then not before ten seconds', async () => {
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

test('who has new lines of their own asks at once, and once', async () => {
  const { told, asked, end } = figures();
  await told();
  expect(await told('ledger')).toBe(2);
  expect(await told('notifications', 'ledger', 'figures')).toBe(3);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(asked()).toBe(3);
  end();
});
