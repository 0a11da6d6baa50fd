import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMessage } from '../messages/useMessage.ts';
import type { PoolsPort } from '../ports/pools.ts';
import { usePorts } from '../ports/ports.tsx';
import { chainRoot } from './queryRoots.ts';

/** The registry's root account never changes. */
function operatorQuery(pools: PoolsPort) {
  return queryOptions({
    queryKey: [chainRoot, 'operator'],
    queryFn: () => pools.operator(),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The operator's wallet; `undefined` until the chain has answered. */
export function useOperatorWallet(): string | undefined {
  const { pools } = usePorts();
  return useQuery(operatorQuery(pools)).data;
}

/** Returns a test for the operator's wallet; it answers `false` until the wallet is known. */
export function useOperator(): (wallet: string) => boolean {
  const operator = useOperatorWallet()?.toLowerCase();
  return (wallet) => operator === wallet.toLowerCase();
}

/**
 * The display name of a member: “the operator” for the operator's wallet, else their name, which
 * may be empty.
 */
export function useNameOf(at: 'start' | 'within'): (member: { wallet: string; name: string }) => string {
  const t = useMessage();
  const isOperator = useOperator();
  return ({ wallet, name }) => (isOperator(wallet) ? t('fee.operator', { at }) : name);
}
