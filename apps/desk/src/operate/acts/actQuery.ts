import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ActValues, OperatorAct } from '@upline/domain';
import { useOperate } from '../operatePort.tsx';
import { operateKey } from '../operateQuery.ts';

/** After so many blocks a test says too little of what the chain does now. */
export const testLasts = 20n;

/** Plans and tries an act as it is asked. What was said of other values stays in sight and is marked as old. */
export function useAct(act: OperatorAct, values: ActValues) {
  const operate = useOperate();
  return useQuery({
    queryKey: [...operateKey, 'act', act, values],
    queryFn: () => operate.ask(act, values),
    // A draft is sent as it was tried: nothing asks again behind its reader's back.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // The port sends the very draft that it made: one put together from two answers is none of its own.
    structuralSharing: false,
    placeholderData: (before, query) => (query?.queryKey[3] === act ? keepPreviousData(before) : undefined),
  });
}

/** Whether the connected wallet carries out several calls as one. */
export function useCanBatch(wallet: string | null) {
  const operate = useOperate();
  const { data } = useQuery({
    queryKey: [...operateKey, 'canBatch', wallet],
    queryFn: () => operate.canBatch(),
    enabled: wallet !== null,
  });
  return data ?? false;
}
