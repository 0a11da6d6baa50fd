import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ActValues, OperatorAct } from '@upline/domain';
import { useOperate } from '../operatePort.tsx';
import { operateKey } from '../operateQuery.ts';

/** Validity of a test, blocks. */
export const testLasts = 20n;

/**
 * Plans and simulates an act. The previous result stays visible, marked as outdated, while values
 * change.
 */
export function useAct(act: OperatorAct, values: ActValues) {
  const operate = useOperate();
  return useQuery({
    queryKey: [...operateKey, 'act', act, values],
    queryFn: () => operate.ask(act, values),
    // Never refetched automatically: a draft is sent exactly as it was tested.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // The port identifies its drafts by object identity, which structural sharing would break.
    structuralSharing: false,
    placeholderData: (before, query) => (query?.queryKey[3] === act ? keepPreviousData(before) : undefined),
  });
}

/** True if the connected wallet can batch calls. */
export function useCanBatch(wallet: string | null) {
  const operate = useOperate();
  const { data } = useQuery({
    queryKey: [...operateKey, 'canBatch', wallet],
    queryFn: () => operate.canBatch(),
    enabled: wallet !== null,
  });
  return data ?? false;
}
