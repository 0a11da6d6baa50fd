import { queryOptions, useQuery } from '@tanstack/react-query';
import { chainRoot } from '@upline/ui/queries';
import { type BenchPort, useBench, WrongChain } from '../ports/bench.tsx';

/** Poll interval for the latest block, milliseconds. */
const lookEvery = 2000;

/** Query key prefix of all workbench data. Commands invalidate it. */
export const benchKey = [chainRoot, 'bench'] as const;

/** Retrying cannot help on a wrong chain; an unreachable node is retried by hand. */
const noRetry = { retry: false } as const;

/**
 * State of the chain, polled every two seconds. After a `WrongChain` error polling stops until all
 * workbench queries are reset, so that data of two chains never mixes.
 */
export const benchChainQuery = (bench: Pick<BenchPort, 'look'>) =>
  queryOptions({
    queryKey: [...benchKey, 'chain'],
    queryFn: () => bench.look(),
    enabled: ({ state }) => !(state.error instanceof WrongChain),
    refetchInterval: lookEvery,
    ...noRetry,
  });

export const useBenchChain = () => useQuery(benchChainQuery(useBench()));

export function useWorkbenchServices() {
  const bench = useBench();
  return useQuery({
    queryKey: [...benchKey, 'backend'],
    queryFn: () => bench.backend(),
    staleTime: Number.POSITIVE_INFINITY,
    ...noRetry,
  });
}

/**
 * Loads data at the latest block: each new block refetches, and the last data stays meanwhile.
 * @param name Query key: name and arguments.
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
