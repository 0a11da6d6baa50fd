import { chainId } from '@upline/domain';
import type { Address } from 'viem';
import { getChainId } from 'viem/actions';
import { type ListedPool, readAllowance } from '../pools/pools.ts';
import { checkSameCode } from '../pools/sameCode.ts';
import { vouchedPool } from '../pools/trustedPool.ts';
import { Refusal } from '../transaction/revert.ts';
import { settled } from '../transaction/settle.ts';
import { type Lane, submit } from '../transaction/transaction.ts';
import { approveCall } from './approval.ts';

export interface RevokeOptions extends Lane {
  /** The registry's address, pinned at build time. */
  registry: Address;
  /** The pools of the level, as the registry lists them. */
  pools: readonly ListedPool[];
}

/**
 * Takes back what pools may take of the wallet's stable coin: one prompt for each that may take any. Resolves when
 * it is in a block.
 * @throws Refusal and the wallet's errors, as they come.
 */
export async function revokeAllowances(options: RevokeOptions): Promise<void> {
  const { wallet, reader, registry, pools } = options;
  const owner = wallet.account.address;
  if ((await getChainId(wallet)) !== chainId) throw new Refusal({ notice: { id: 'toast.wrongNetwork' } });
  await checkSameCode(wallet, reader, registry);
  for (const { address, position } of pools) {
    const { coin } = await vouchedPool(wallet, registry, position, address);
    const allowance = () => readAllowance(reader, coin, owner, address);
    if ((await allowance()) === 0n) continue;
    const attempt = await submit(options, approveCall(coin, address, 0n));
    const isDone = async () => (await allowance()) === 0n;
    await settled({ reader, witness: wallet, from: owner, isDone }, attempt);
  }
}
