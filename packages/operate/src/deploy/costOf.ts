import type { Reader } from '@upline/chain';
import { feesFor } from '@upline/chain/internal';
import { gasCoin } from '@upline/domain';
import { type Address, formatEther, formatGwei } from 'viem';
import { estimateGas } from 'viem/actions';
import type { DeployStep } from './steps.ts';

/** What steps are likely to cost. */
export interface Cost {
  gas: bigint;
  /** At the price that the node suggests now, units of 10⁻¹⁸ of the gas coin. */
  price: bigint;
  /** The tip in it for each gas, units of 10⁻¹⁸. */
  tip: bigint;
}

/**
 * Estimates steps before they are taken: contracts by the node, calls of contracts that do not stand yet by
 * what they usually cost.
 */
export async function costOf(
  reader: Reader,
  from: Address,
  steps: readonly DeployStep[],
  tip?: bigint,
): Promise<Cost> {
  let gas = 0n;
  for (const { usualGas, call } of steps) {
    gas += usualGas ?? (await estimateGas(reader, { account: from, ...call }));
  }
  const { maxFeePerGas, maxPriorityFeePerGas } = await feesFor(reader, tip);
  return { gas, price: gas * maxFeePerGas, tip: maxPriorityFeePerGas };
}

/** A cost in words. */
export function costInWords({ gas, price, tip }: Cost): string {
  const coins = Number(formatEther(price)).toFixed(4);
  return `about ${gas} gas, at most ${coins} ${gasCoin} at the present price, with a tip of ${formatGwei(tip)} gwei`;
}
