import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { fakeBenchChain } from '../fakeChain.play.ts';
import { WrongChain } from '../ports/bench.tsx';
import { benchChainQuery, benchKey } from './benchQuery.ts';

test('stops polling another chain until all queries are reset', async () => {
  const look = vi.fn(async () => fakeBenchChain);
  const queries = new QueryClient();
  const chain = new QueryObserver(queries, benchChainQuery({ look }));
  const stop = chain.subscribe(() => undefined);
  await expect.poll(() => chain.getCurrentResult().data).toEqual(fakeBenchChain);

  look.mockRejectedValueOnce(new WrongChain('The node was started again.'));
  await queries.invalidateQueries({ queryKey: benchKey });
  expect(chain.getCurrentResult().error).toBeInstanceOf(WrongChain);

  // Invalidation, as after a failed transaction or on window focus.
  await queries.invalidateQueries({ queryKey: benchKey });
  expect(chain.getCurrentResult().error).toBeInstanceOf(WrongChain);

  await queries.resetQueries({ queryKey: benchKey });
  expect(chain.getCurrentResult()).toMatchObject({ error: null, data: fakeBenchChain });
  stop();
  queries.clear();
});
