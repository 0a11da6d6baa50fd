import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { Position } from '@upline/domain';
import type { PoolsPort, PurchaseTerms } from '../../../ports/pools.ts';
import { usePorts } from '../../../ports/ports.tsx';
import { useReadable } from '../../../ports/readable.ts';
import type { WalletState } from '../../../ports/wallet.ts';
import { chainRoot } from '../../../queries/queryRoots.ts';

/** How often a purchase that would not go through is looked at again, milliseconds. */
const lookEvery = 20_000;

function purchasePreviewQuery(
  pools: PoolsPort,
  wallet: string,
  position: Position,
  terms: PurchaseTerms | null,
  connected: WalletState,
) {
  // Another wallet, or another network, is another answer.
  const paying = [connected.status, connected.address, connected.chainId];
  return queryOptions({
    queryKey: [chainRoot, 'preview', wallet, position, String(terms?.fee), terms?.binds, ...paying],
    queryFn: terms === null || wallet === '' ? skipToken : () => pools.preview(position, terms),
    // Money is about to move: what an earlier look has seen is not shown again.
    staleTime: 0,
    gcTime: 0,
    // What was missing may have come; what goes through is looked at again by the purchase itself.
    refetchInterval: ({ state }) => (state.data && state.data.failure === null ? false : lookEvery),
  });
}

/** What buying a level would be now, by the word of the chain. @param terms `null` asks nothing. */
export function usePurchasePreview(wallet: string, position: Position, terms: PurchaseTerms | null) {
  const ports = usePorts();
  const connected = useReadable(ports.wallet.state);
  return useQuery(purchasePreviewQuery(ports.pools, wallet, position, terms, connected));
}
