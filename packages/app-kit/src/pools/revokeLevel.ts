import { failureOf, revokeAllowances } from '@upline/chain';
import type { Failure, Position } from '@upline/domain';
import { pinnedRegistry, reader } from '../chain/reader.ts';
import { allowanceLock, purchaseLock } from './lock.ts';
import { listedPools } from './readPools.ts';
import { ownSigner, type SignerOptions } from './signer.ts';

export interface RevokeLevelOptions extends SignerOptions {
  position: Position;
}

async function revokeAlone({ position, ...options }: RevokeLevelOptions): Promise<Failure | null> {
  try {
    const wallet = await ownSigner(options);
    const pools = (await listedPools()).filter((pool) => pool.position === position);
    await revokeAllowances({ wallet, reader, registry: pinnedRegistry(), pools });
    return null;
  } catch (error) {
    return failureOf(error);
  }
}

/**
 * Revokes the allowances of a level's pools, unless a page of this browser buys with the same
 * wallet: between approval and investment that would remove the allowance the purchase needs.
 * @returns The reason for a failure, or `null`.
 */
export async function revokeLevel(options: RevokeLevelOptions): Promise<Failure | null> {
  const { session } = options;
  const isBuying = !(await purchaseLock(session).ifFree(async () => {}));
  if (isBuying) return { notice: { id: 'purchase.revoke.buying' } };
  let failure: Failure | null = { notice: { id: 'purchase.revoking' } };
  await allowanceLock(session).ifFree(async () => {
    failure = await revokeAlone(options);
  });
  return failure;
}
