import type { Failure } from '@upline/domain';
import type { Address, Hex, Log } from 'viem';
import { call, getGasPrice, simulateBlocks } from 'viem/actions';
import { type Reader, readBalance } from '../pools/pools.ts';
import type { TrustedPool } from '../pools/trustedPool.ts';
import { feesFor, fundedFor } from '../transaction/fees.ts';
import { failureOf } from '../transaction/revert.ts';
import type { ContractCall } from '../transaction/transaction.ts';

/** What several calls would do, one after another and each on what the one before it leaves behind. */
export interface Simulation {
  /** Why the first one that fails does; `null` when all go through. */
  failure: Failure | null;
  /** Gas that they use together. */
  gasUsed: bigint;
  /** Events that the calls would emit, in order. */
  logs: Log[];
  /** What the question that followed them is answered, `null` where there was none. */
  answer: Hex | null;
}

interface SimulateOptions {
  /** The block after which they are run. @default the newest */
  blockNumber?: bigint | undefined;
  /** What is asked of a contract once they have run. */
  question?: ContractCall;
}

/**
 * Runs calls of an account in their order without sending any (eth_simulateV1).
 * @returns `null` when the node cannot do that.
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
          // A wallet's code that answers for a signature sees the price that will be paid.
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

/** What the earlier calls of a batch take away: a call that is tried alone fails by these without them. */
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
 * Why calls of a purchase that run as one, all or none, do not go through. A node that cannot run them on one another
 * is asked for each alone; what an earlier call would have provided, an allowance or a sponsor, is not taken for the
 * reason.
 * @param blockNumber The block after which they are run. @default the newest
 * @returns `null` when nothing is found.
 */
export async function whyReverted(
  reader: Reader,
  account: Address,
  { pool, calls }: { pool: TrustedPool; calls: readonly ContractCall[] },
  blockNumber?: bigint,
): Promise<Failure | null> {
  const simulation = await simulate(reader, account, calls, { blockNumber });
  if (simulation) return simulation.failure;
  for (const [index, one] of calls.entries()) {
    const failure = await whyAlone(reader, account, one, blockNumber);
    if (!failure) continue;
    const why = failure.explanation?.id;
    if (index > 0 && takenAwayBefore.includes(why)) continue;
    if (index > 0 && why === 'contract.NotEnoughAllowanceOrBalance') {
      const held = await readBalance(reader, pool.coin, account, blockNumber).catch(() => pool.fee);
      if (held >= pool.fee) continue;
    }
    return failure;
  }
  return null;
}

/** What so much gas costs at the node's price, units of 10⁻¹⁸ of MATIC; `null` when the node names no price. */
export async function gasCost(reader: Reader, gas: bigint): Promise<bigint | null> {
  const price = await getGasPrice(reader).catch(() => null);
  return price === null ? null : gas * price;
}
