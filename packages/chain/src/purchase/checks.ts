import { type Position, toDecimal } from '@upline/domain';
import type { Address } from 'viem';
import { getBalance } from 'viem/actions';
import { type Reader, readBalance } from '../pools/pools.ts';
import type { TrustedPool } from '../pools/trustedPool.ts';
import { PurchaseError } from '../purchaseError.ts';
import { otherCoinHeld } from './otherCoin.ts';
import type { PurchasePlan } from './plan.ts';
import { gasCost, simulate } from './simulation.ts';

interface Checked {
  reader: Reader;
  buyer: Address;
}

/** @throws PurchaseError without the pool's fee in its coin, or without any gas. */
export async function checkBalance(
  { reader, buyer, position }: Checked & { position: Position },
  pool: TrustedPool,
): Promise<void> {
  const [balance, gas] = await Promise.all([
    readBalance(reader, pool.coin, buyer),
    getBalance(reader, { address: buyer }),
  ]);
  if (balance < pool.fee) {
    const values = { level: position, balance: toDecimal(balance), fee: toDecimal(pool.fee) };
    const explanation = await otherCoinHeld(reader, buyer, pool.coin);
    throw new PurchaseError({
      notice: { id: 'toast.insufficientBalance', values },
      ...(explanation && { explanation }),
    });
  }
  if (gas === 0n) throw new PurchaseError({ notice: { id: 'purchase.gas' } });
}

/**
 * Simulates all remaining calls, so that a purchase bound to fail does not cost earlier prompts.
 */
export async function checkPlan({ reader, buyer }: Checked, { calls }: PurchasePlan): Promise<void> {
  const simulation = await simulate(reader, buyer, calls);
  if (!simulation) return;
  if (simulation.failure) throw new PurchaseError(simulation.failure);
  const [cost, held] = await Promise.all([
    gasCost(reader, simulation.gasUsed),
    getBalance(reader, { address: buyer }),
  ]);
  if (cost !== null && held < cost) throw new PurchaseError({ notice: { id: 'purchase.gas' } });
}
