import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { Position } from '@upline/domain';
import type { PoolsPort, PurchaseTerms } from '../../../ports/pools.ts';
import { usePorts } from '../../../ports/ports.tsx';
import { useReadable } from '../../../ports/readable.ts';
import type { WalletState } from '../../../ports/wallet.ts';
import { chainRoot } from '../../../queries/queryRoots.ts';

/** Refetch interval of a failing preview, in milliseconds. */
const lookEvery = 20_000;

function purchasePreviewQuery(
  pools: PoolsPort,
  wallet: string,
  position: Position,
  terms: PurchaseTerms | null,
  connected: WalletState,
) {
  // The preview depends on the connected wallet and network.
  const paying = [connected.status, connected.address, connected.chainId];
  return queryOptions({
    queryKey: [chainRoot, 'preview', wallet, position, String(terms?.fee), terms?.binds, ...paying],
    queryFn: terms === null || wallet === '' ? skipToken : () => pools.preview(position, terms),
    // Previews are never reused, because money is about to move.
    staleTime: 0,
    gcTime: 0,
    // A failing preview may succeed later; the purchase itself checks a succeeding one again.
    refetchInterval: ({ state }) => (state.data && state.data.failure === null ? false : lookEvery),
  });
}

/** The preview of a purchase, from the chain. @param terms `null` disables the query. */
export function usePurchasePreview(wallet: string, position: Position, terms: PurchaseTerms | null) {
  const ports = usePorts();
  const connected = useReadable(ports.wallet.state);
  return useQuery(purchasePreviewQuery(ports.pools, wallet, position, terms, connected));
}
