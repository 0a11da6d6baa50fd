import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { BalancesPort } from '../../../ports/balances.ts';
import { usePorts } from '../../../ports/ports.tsx';
import { chainRoot } from '../../../queries/queryRoots.ts';

function historyQuery(balances: BalancesPort, wallet: string | null) {
  return queryOptions({
    queryKey: [chainRoot, 'history', wallet],
    queryFn: wallet === null ? skipToken : () => balances.history(wallet),
  });
}

/** A wallet's transactions, newest first, as the chain has them. @param wallet `null` asks nothing. */
export function useHistory(wallet: string | null) {
  const { balances } = usePorts();
  return useQuery(historyQuery(balances, wallet));
}
