import { queryOptions, useQuery } from '@tanstack/react-query';
import { usePorts } from '@upline/ui/ports';
import { chainRoot, serverRoot } from '@upline/ui/queries';
import { type OperatePort, useOperate } from './operatePort.tsx';

/** How often the chain and the server are asked again, milliseconds. */
const lookEvery = 15_000;

/** First words of the keys of what stands on the chain. */
export const operateKey = [chainRoot, 'operate'] as const;

function poolsQuery(operate: OperatePort) {
  return queryOptions({
    queryKey: [...operateKey, 'pools'],
    queryFn: () => operate.look(),
    refetchInterval: lookEvery,
  });
}

/** The pools, roles and clocks as the chain has them. */
export function usePoolsAtWork() {
  return useQuery(poolsQuery(useOperate()));
}

/** The chain's newest block. */
export function useHead() {
  const operate = useOperate();
  return useQuery({
    queryKey: [...operateKey, 'head'],
    queryFn: () => operate.head(),
    refetchInterval: lookEvery,
  });
}

/** How the server's ledger stands to the chain. @param every How often it is asked, milliseconds. */
export function useLedgerHealth(every = lookEvery) {
  const { client } = usePorts();
  return useQuery({
    queryKey: [serverRoot, 'deskHealth'],
    queryFn: async ({ signal }) => (await client.call('deskHealth', {}, { signal })).data,
    refetchInterval: every,
  });
}
