import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { benchKey } from '../frame/benchQuery.ts';
import { useBench } from '../ports/bench.tsx';
import type { BenchCall, BenchRepair } from '../ports/calls.ts';

interface Asked {
  call: BenchCall;
  approvesFirst: boolean;
  /** `null` for the latest. */
  block: bigint | null;
  isSent: boolean;
}

/** Encodes a call for other tools. @param call `null` while values are missing. */
export function useWrittenCall(call: BenchCall | null) {
  const { calls } = useBench();
  return useQuery({
    queryKey: [...benchKey, 'written', JSON.stringify(call)],
    queryFn: () => call && calls.written(call),
    enabled: call !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** Runs a call or its suggested fix, then refetches all chain data. */
export function useCall() {
  const { calls } = useBench();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: benchKey });
  const made = useMutation({
    mutationFn: ({ call, approvesFirst, block, isSent }: Asked) =>
      isSent ? calls.send(call, { approvesFirst }) : calls.attempt(call, { approvesFirst, block }),
    onSuccess: (_, { isSent }) => (isSent ? refresh() : undefined),
  });
  const given = useMutation({
    mutationFn: ({
      account,
      units,
    }: Pick<Extract<BenchRepair, { units: bigint }>, 'units'> & { account: string }) =>
      calls.giveCoins(account, units),
    onSuccess: refresh,
  });
  return { made, given };
}
