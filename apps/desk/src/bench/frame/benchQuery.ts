import { queryOptions, useQuery } from '@tanstack/react-query';
import { chainRoot } from '@upline/ui/queries';
import { type BenchPort, useBench, WrongChain } from '../ports/bench.tsx';

/** How often the chain is asked for its newest block, milliseconds. */
const lookEvery = 2000;

/** First words of the keys of what the workbench reads: all of it is read again after something was done. */
export const benchKey = [chainRoot, 'bench'] as const;

/** A chain that is the wrong one stays it, and one that is silent is asked again by hand. */
const noRetry = { retry: false } as const;

/**
 * How the chain stands, looked at every two seconds. A wrong chain is looked at no more, whatever else is read again,
 * until all that was read is forgotten: what was read of one chain must not stand over another.
 */
export const benchChainQuery = (bench: Pick<BenchPort, 'look'>) =>
  queryOptions({
    queryKey: [...benchKey, 'chain'],
    queryFn: () => bench.look(),
    enabled: ({ state }) => !(state.error instanceof WrongChain),
    refetchInterval: lookEvery,
    ...noRetry,
  });

/** How the chain stands now. */
export const useBenchChain = () => useQuery(benchChainQuery(useBench()));

/** Which contracts and people are there. */
export function useBenchWorld() {
  const bench = useBench();
  return useQuery({
    queryKey: [...benchKey, 'world'],
    queryFn: () => bench.world(),
    staleTime: Number.POSITIVE_INFINITY,
    ...noRetry,
  });
}

/**
 * Something that the chain is asked for as of its newest block: each new block asks again, and what was read stays until then.
 * @param name What it is, with what it is asked with.
 */
export function useOnBench<Answer>(
  name: readonly string[],
  ask: (bench: BenchPort) => Promise<Answer>,
  isAsked = true,
) {
  const bench = useBench();
  const { data: chain } = useBenchChain();
  const block = chain?.block ?? null;
  return useQuery({
    queryKey: [...benchKey, ...name, String(block)],
    queryFn: () => ask(bench),
    enabled: isAsked && block !== null,
    placeholderData: (before, query) =>
      query?.queryKey.slice(0, -1).join() === [...benchKey, ...name].join() ? before : undefined,
    ...noRetry,
  });
}
