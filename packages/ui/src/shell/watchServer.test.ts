import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@upline/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serverPatience, watchServer } from './watchServer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const said: boolean[] = [];
  const end = watchServer(queries, (isSilent) => said.push(isSilent));
  const ask = (name: string, answer: () => Promise<unknown>) =>
    void queries.fetchQuery({ queryKey: ['server', name], queryFn: answer }).catch(() => undefined);
  return { queries, said, end, ask };
}

const never = () => new Promise(() => {});
const refused = (status: number) => () => Promise.reject(new ApiError(status, null));

test('reports a silent server until it answers anything', async () => {
  const { said, ask } = watched();
  ask('frozen', never);
  await vi.advanceTimersByTimeAsync(serverPatience - 1);
  expect(said).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(said).toEqual([true]);
  ask('answered', async () => 1);
  await vi.advanceTimersByTimeAsync(0);
  expect(said).toEqual([true, false]);
});

test('counts requests that began before the watch', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  void queries.fetchQuery({ queryKey: ['server', 'frozen'], queryFn: never });
  const said: boolean[] = [];
  watchServer(queries, (isSilent) => said.push(isSilent));
  await vi.advanceTimersByTimeAsync(serverPatience);
  expect(said).toEqual([true]);
});

test('treats a server that answers other requests as slow, not silent', async () => {
  const { said, ask } = watched();
  ask('slow', never);
  await vi.advanceTimersByTimeAsync(serverPatience - 100);
  ask('answered', async () => 1);
  await vi.advanceTimersByTimeAsync(serverPatience - 1);
  expect(said).toEqual([false]);
  await vi.advanceTimersByTimeAsync(1);
  expect(said).toEqual([false, true]);
});

test.each([
  ['no answer', 0, true],
  ['a gateway without a server', 502, true],
  ['a refusal', 404, false],
  ['a server in trouble', 500, false],
])('reports %s at once', async (_, status, isSilent) => {
  const { said, ask } = watched();
  ask('one', refused(status));
  await vi.advanceTimersByTimeAsync(0);
  expect(said).toEqual([isSilent]);
});

test('ignores replies of the chain and data that the page itself writes', async () => {
  const { said, queries } = watched();
  void queries.fetchQuery({ queryKey: ['chain', 'slow'], queryFn: never });
  queries.setQueryData(['server', 'written'], 1);
  await vi.advanceTimersByTimeAsync(2 * serverPatience);
  expect(said).toEqual([]);
});

test('ignores cancelled requests', async () => {
  const { said, queries, ask } = watched();
  ask('left', never);
  await vi.advanceTimersByTimeAsync(serverPatience / 2);
  await queries.cancelQueries({ queryKey: ['server'] });
  await vi.advanceTimersByTimeAsync(serverPatience);
  expect(said).toEqual([]);
});
