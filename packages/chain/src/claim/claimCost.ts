import { type Address, encodeFunctionData } from 'viem';
import { racePoolAbi } from '../abi.ts';
import type { Reader } from '../pools/pools.ts';
import { canBatch } from '../purchase/batch.ts';
import { gasCost, simulate } from '../purchase/simulation.ts';
import type { ContractCall, Wallet } from '../transaction/transaction.ts';
import { readBonus } from './claimable.ts';

// Both kinds of pool have the same `claim_bonus`.
const data = encodeFunctionData({ abi: racePoolAbi, functionName: 'claim_bonus' });

/** The call that claims from a pool. */
export const claimCall = (to: Address): ContractCall => ({ to, data });

interface ClaimCost {
  /** Cost of the gas of all claims, units of 10⁻¹⁸ of MATIC; `null` if the node cannot estimate it. */
  gas: bigint | null;
  /** True if the wallet claims from all levels with one confirmation. */
  isTogether: boolean;
}

/**
 * The gas that claims from some pools would cost now. Opens no wallet. Never throws.
 * @param wallet The owner's wallet, `null` if it is not connected.
 */
export async function claimCost(
  reader: Reader,
  user: Address,
  pools: readonly Address[],
  wallet: Wallet | null,
): Promise<ClaimCost> {
  try {
    const owed = await Promise.all(pools.map((pool) => readBonus(reader, pool, user)));
    const paying = pools.filter((_, index) => (owed[index] ?? 0n) > 0n);
    const simulation = await simulate(reader, user, paying.map(claimCall));
    const isFine = simulation && !simulation.failure;
    return {
      gas: isFine ? await gasCost(reader, simulation.gasUsed) : null,
      isTogether: paying.length > 1 && wallet !== null && (await canBatch(wallet)),
    };
  } catch {
    return { gas: null, isTogether: false };
  }
}
