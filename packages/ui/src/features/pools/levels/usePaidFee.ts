import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { FeeLeg, Position, PurchaseState } from '@upline/domain';
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

/** @throws Error when the chain does not answer, or does not have the receipt yet. */
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
    // A receipt changes only when its block is replaced, and then the hash is asked for again.
    retry: 3,
  });
}

/**
 * Where the fee of a purchase went.
 * @param purchase `null` asks nothing.
 * @param shown Where it was said to go before it was paid; `null` where nobody knew.
 */
export function usePaidFee(
  wallet: string,
  purchase: PurchaseState | null,
  shown: readonly FeeLeg[] | null,
): PaidFee {
  const { proofs } = usePorts();
  const transaction = purchase?.transaction;
  const bought = purchase && transaction ? { wallet, position: purchase.position, transaction } : null;
  const { data: legs, isError, refetch } = useQuery(paidFeeQuery(proofs, bought));
  if (!bought) return { status: 'loaded', data: null };
  if (legs) return { status: 'loaded', data: { legs, isChanged: shown !== null && !isSameFee(shown, legs) } };
  return isError ? { status: 'failed', onRetry: () => void refetch() } : { status: 'loading' };
}
