import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { PayoutTransfer, Position, PurchaseState } from '@upline/domain';
import { isSameFee } from '../../../patterns/fee-split-bar/feeRows.ts';
import { usePorts } from '../../../ports/ports.tsx';
import type { ProofsPort } from '../../../ports/proofs.ts';
import { chainRoot } from '../../../queries/queryRoots.ts';
import type { PaidFee } from '../purchase/paidFee.ts';

interface Bought {
  wallet: string;
  position: Position;
  transaction: string;
}

/** @throws Error if the chain does not answer, or has no receipt yet. */
async function readLegs(proofs: ProofsPort, { wallet, position, transaction }: Bought) {
  const trails = await proofs.feeOf(transaction);
  const own = trails?.find(
    (trail) => trail.position === position && trail.buyer.toLowerCase() === wallet.toLowerCase(),
  );
  if (!own) throw new Error('The receipt does not tell of the purchase.');
  return own.legs;
}

function paidFeeQuery(proofs: ProofsPort, bought: Bought | null) {
  return queryOptions({
    queryKey: [chainRoot, 'paidFee', bought],
    queryFn: bought ? () => readLegs(proofs, bought) : skipToken,
    // A receipt changes only if its block is replaced.
    retry: 3,
  });
}

/**
 * The split of a purchase's paid fee.
 * @param purchase `null` disables the query.
 * @param shown The split shown before payment; `null` if it was unknown.
 */
export function usePaidFee(
  wallet: string,
  purchase: PurchaseState | null,
  shown: readonly PayoutTransfer[] | null,
): PaidFee {
  const { proofs } = usePorts();
  const transaction = purchase?.transaction;
  const bought = purchase && transaction ? { wallet, position: purchase.position, transaction } : null;
  const { data: legs, isError, refetch } = useQuery(paidFeeQuery(proofs, bought));
  if (!bought) return { status: 'loaded', data: null };
  if (legs) return { status: 'loaded', data: { legs, isChanged: shown !== null && !isSameFee(shown, legs) } };
  return isError ? { status: 'failed', onRetry: () => void refetch() } : { status: 'loading' };
}
