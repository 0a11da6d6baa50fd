import type { Position } from '@upline/domain';
import type { Address } from 'viem';
import { getBlock } from 'viem/actions';
import { isAddressEqual } from 'viem/utils';
import { listPools, type Reader, readAllowance } from '../pools/pools.ts';
import { type TrustedPool, vouchedPool } from '../pools/trustedPool.ts';
import { PurchaseError } from '../purchaseError.ts';
import type { PurchaseAttempt } from '../transaction/attempt.ts';
import { approveCall } from './approval.ts';
import { deadlineOf } from './investment.ts';
import type { Request } from './purchaseState.ts';

/**
 * The level's other pools in the registry. The list only grows, so it contains the pool of every
 * request in the journal.
 */
export async function otherPools(
  reader: Reader,
  { registry, position }: { registry: Address; position: Position },
  own: TrustedPool,
): Promise<TrustedPool[]> {
  const listed = await listPools(reader, registry);
  const others = listed.filter(
    (pool) => pool.position === position && !isAddressEqual(pool.address, own.address),
  );
  return Promise.all(others.map(({ address }) => vouchedPool(reader, registry, position, address)));
}

/** True if pending requests pay a pool regardless of its current allowance. */
function payByThemselves(open: readonly PurchaseAttempt[]): boolean {
  const isInvesting = open.some(({ step }) => step === 'invest');
  const isBatch = open.some(({ way, step }) => way === 'batch' && step === 'invest');
  // A permit is signed, not sent, so a late answer has no effect.
  const isApproving = open.some(({ way, step }) => step === 'approve' && way !== 'permit');
  return isBatch || (isApproving && isInvesting);
}

/**
 * Requests that revoke the allowances of the level's other pools. Each pool sells a level once, so
 * two pools could sell it twice, and an earlier prompt may still be open in the wallet. The chain's
 * allowance decides, not the journal. @returns An empty list if no other pool has an allowance.
 * @throws PurchaseError while pending requests need no allowance: a signed permit until its deadline; a
 * batch, or an approval with its investment, while the journal has them.
 */
export async function disarm(
  { reader, buyer }: { reader: Reader; buyer: Address },
  others: readonly TrustedPool[],
  { open, seen }: { open: readonly PurchaseAttempt[]; seen: readonly PurchaseAttempt[] },
): Promise<Request[]> {
  if (others.length === 0) return [];
  const { timestamp } = await getBlock(reader);
  const requests = await Promise.all(
    others.map(async (pool): Promise<Request[]> => {
      const { address, coin } = pool;
      const isOfPool = (attempt: PurchaseAttempt) => isAddressEqual(attempt.pool, address);
      // A permit is valid until its deadline, even if its transaction was lost.
      const isSigned = [...open, ...seen]
        .filter(isOfPool)
        .some(({ call }) => (deadlineOf(call) ?? -1n) >= timestamp);
      if (isSigned || payByThemselves(open.filter(isOfPool))) {
        throw new PurchaseError({
          notice: { id: 'purchase.unseen' },
          explanation: { id: 'purchase.earlierPool' },
        });
      }
      if ((await readAllowance(reader, coin, buyer, address)) === 0n) return [];
      const call = approveCall(coin, address, 0n);
      return [{ kind: 'call', step: 'allowance', pool, call, way: 'sequential' }];
    }),
  );
  return requests.flat();
}
