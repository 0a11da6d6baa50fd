import { queryOptions, useQuery } from '@tanstack/react-query';
import { usePorts } from '@upline/ui/ports';
import { chainRoot, serverRoot } from '@upline/ui/queries';
import { type OperatePort, useOperate } from './operatePort.tsx';

/** Poll interval for chain and server, milliseconds. */
const lookEvery = 15_000;

/** Query key prefix of on-chain data. */
export const operateKey = [chainRoot, 'operate'] as const;

function poolsQuery(operate: OperatePort) {
  return queryOptions({
    queryKey: [...operateKey, 'pools'],
    queryFn: () => operate.look(),
    refetchInterval: lookEvery,
  });
}

export function usePoolsAtWork() {
  return useQuery(poolsQuery(useOperate()));
}

export function useHead() {
  const operate = useOperate();
  return useQuery({
    queryKey: [...operateKey, 'head'],
    queryFn: () => operate.head(),
    refetchInterval: lookEvery,
  });
}

/** Loads the state of the server's ledger. @param every Poll interval, milliseconds. */
export function useLedgerHealth(every = lookEvery) {
  const { client } = usePorts();
  return useQuery({
    queryKey: [serverRoot, 'deskHealth'],
    queryFn: async ({ signal }) => (await client.call('deskHealth', {}, { signal })).data,
    refetchInterval: every,
  });
}
