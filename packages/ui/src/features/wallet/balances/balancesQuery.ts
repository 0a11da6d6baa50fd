import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { BalancesPort } from '../../../ports/balances.ts';
import { usePorts } from '../../../ports/ports.tsx';
import { chainRoot } from '../../../queries/queryRoots.ts';

/** Decimals of the chain's own coin. */
export const gasCoinDecimals = 18;

function balancesQuery(balances: BalancesPort, wallet: string | null) {
  return queryOptions({
    queryKey: [chainRoot, 'balances', wallet],
    queryFn: wallet === null ? skipToken : () => balances.read(wallet),
  });
}

/** What a wallet holds, as the chain has it. @param wallet `null` asks nothing. */
export function useBalances(wallet: string | null) {
  const { balances } = usePorts();
  return useQuery(balancesQuery(balances, wallet));
}
