import type { Failure } from '@upline/domain';
import type { Address, Hex, Log } from 'viem';
import { call, getGasPrice, simulateBlocks } from 'viem/actions';
import { type Reader, readBalance } from '../pools/pools.ts';
import type { TrustedPool } from '../pools/trustedPool.ts';
import { feesFor, fundedFor } from '../transaction/fees.ts';
import { failureOf } from '../transaction/revert.ts';
import type { ContractCall } from '../transaction/transaction.ts';

export interface Simulation {
  /** Failure of the first failing call, or `null`. */
  failure: Failure | null;
  gasUsed: bigint;
  /** Events of all calls, in order. */
  logs: Log[];
  /** The result of the final read, or `null` without one. */
  answer: Hex | null;
}

interface SimulateOptions {
  /** Block number to simulate on. @default the newest */
  blockNumber?: bigint | undefined;
  /** A read after the calls. */
  question?: ContractCall;
}

/**
 * Simulates an account's calls in sequence (eth_simulateV1).
 * @returns `null` if the node does not support it.
 */
export async function simulate(
  reader: Reader,
  account: Address,
  calls: readonly ContractCall[],
  { blockNumber, question }: SimulateOptions = {},
): Promise<Simulation | null> {
  const asked = question ? [...calls, question] : calls;
  try {
    const limited = calls.reduce((sum, { gas = 0n }) => sum + gas, 0n);
    const fees = limited > 0n ? await feesFor(reader) : null;
    const funds = fees ? await fundedFor(reader, account, limited * fees.maxFeePerGas) : {};
    const [block] = await simulateBlocks(reader, {
      blocks: [
        {
          // With the real gas price, which a wallet's signature check can read.
          calls: asked.map((call) => ({ account, ...call, ...(call.gas === undefined ? {} : fees) })),
          ...(funds.stateOverride && { stateOverrides: funds.stateOverride }),
        },
      ],
      ...(blockNumber === undefined ? {} : { blockNumber }),
    });
    if (block?.calls.length !== asked.length) return null;
    const run = block.calls.slice(0, calls.length);
    const failed = run.find(({ status }) => status === 'failure');
    return {
      failure: failed ? failureOf({ message: 'reverted', data: failed.data }) : null,
      gasUsed: run.reduce((sum, { gasUsed }) => sum + gasUsed, 0n),
      logs: run.flatMap(({ logs = [] }) => logs),
      answer: block.calls[calls.length]?.data ?? null,
    };
  } catch {
    return null;
  }
}

/** Errors of a call run alone that an earlier call of the batch would prevent. */
const takenAwayBefore: readonly unknown[] = ['contract.InvalidReferral'];

async function whyAlone(
  reader: Reader,
  account: Address,
  asked: ContractCall,
  blockNumber: bigint | undefined,
): Promise<Failure | null> {
  try {
    await call(reader, { account, ...asked, ...(blockNumber === undefined ? {} : { blockNumber }) });
    return null;
  } catch (error) {
    return failureOf(error);
  }
}

/**
 * The reason why atomic calls fail. A node without `eth_simulateV1` runs each call
 * alone; errors due to a missing allowance or sponsor of an earlier call are then ignored.
 * @param pool The pool that the calls pay, or `null`.
 * @param blockNumber Block to simulate on. @default the newest
 * @returns `null` if no reason is found.
 */
export async function whyReverted(
  reader: Reader,
  account: Address,
  { pool, calls }: { pool: TrustedPool | null; calls: readonly ContractCall[] },
  blockNumber?: bigint,
): Promise<Failure | null> {
  const simulation = await simulate(reader, account, calls, { blockNumber });
  if (simulation) return simulation.failure;
  for (const [index, one] of calls.entries()) {
    const failure = await whyAlone(reader, account, one, blockNumber);
    if (!failure) continue;
    const why = failure.explanation?.id;
    if (index > 0 && takenAwayBefore.includes(why)) continue;
    if (index > 0 && pool && why === 'contract.NotEnoughAllowanceOrBalance') {
      const held = await readBalance(reader, pool.coin, account, blockNumber).catch(() => pool.fee);
      if (held >= pool.fee) continue;
    }
    return failure;
  }
  return null;
}

/**
 * Cost of gas at the node's price, units of 10⁻¹⁸ of MATIC; `null` if the node returns no price.
 */
export async function gasCost(reader: Reader, gas: bigint): Promise<bigint | null> {
  const price = await getGasPrice(reader).catch(() => null);
  return price === null ? null : gas * price;
}
