import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { BalancesPort } from '../../../ports/balances.ts';
import { usePorts } from '../../../ports/ports.tsx';
import { chainRoot } from '../../../queries/queryRoots.ts';

/** Decimals of the native coin. */
export const gasCoinDecimals = 18;

function balancesQuery(balances: BalancesPort, wallet: string | null) {
  return queryOptions({
    queryKey: [chainRoot, 'balances', wallet],
    queryFn: wallet === null ? skipToken : () => balances.read(wallet),
  });
}

/** A wallet's balances, from the chain. @param wallet `null` disables the query. */
export function useBalances(wallet: string | null) {
  const { balances } = usePorts();
  return useQuery(balancesQuery(balances, wallet));
}
