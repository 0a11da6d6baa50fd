import {
  type Failure,
  type PayoutTransfer,
  type Position,
  type PurchaseMethod,
  type PurchaseStep,
  toDecimal,
} from '@upline/domain';
import { type Address, decodeFunctionResult, encodeFunctionData, erc20Abi } from 'viem';
import { call, estimateGas, getBalance, getBlockNumber, readContract } from 'viem/actions';
import { racePoolAbi } from '../abi.ts';
import { paidFeesIn } from '../pools/paidFees.ts';
import { isIn, type Reader, readAllowance, readBalance, readRecord } from '../pools/pools.ts';
import { type NamedPool, type TrustedPool, trustedPool, vouchedPool } from '../pools/trustedPool.ts';
import { failureOf } from '../transaction/revert.ts';
import { otherCoinHeld } from './otherCoin.ts';
import { type PlanQuestion, type PurchasePlan, planPurchase, promptsOf } from './plan.ts';
import type { Unrecordable } from './referral.ts';
import { gasCost, simulate } from './simulation.ts';

export interface Preview {
  contract: Address;
  coin: Address;
  /** The coin's symbol, or `''`. */
  coinSymbol: string;
  /** The wallet's balance of the stable coin, units of 10⁻⁶. */
  balance: bigint;
  /** The pool's current allowance, units of 10⁻⁶. */
  allowance: bigint;
  /** True if the allowance is practically unlimited. */
  isUnlimited: boolean;
  way: PurchaseMethod;
  /** The steps that open the wallet, in order. */
  prompts: readonly PurchaseStep[];
  /**
   * Gas cost of all transactions, units of 10⁻¹⁸ of MATIC; `null` if the node cannot estimate it.
   */
  gas: bigint | null;
  /** The wallet's balance of MATIC, units of 10⁻¹⁸. */
  gasBalance: bigint;
  /** Number of the block at the time of the preview. */
  block: bigint;
  /** The reason why the purchase would fail, or `null`. */
  failure: Failure | null;
  /** True if every call was simulated, not only the first. */
  isSimulated: boolean;
  /** The sponsor that the purchase records permanently; `null` if it records none or is unknown. */
  binds: Address | null;
  /** The reason why the recorded sponsor differs from the registered one; `null` if it does not. */
  unrecordable: Unrecordable | null;
  /**
   * The split of the fee by the seat that the buyer would get; `null` without a full simulation.
   * Another purchase may still take that seat first.
   */
  legs: readonly PayoutTransfer<Address>[] | null;
}

export interface PreviewOptions extends PlanQuestion {
  position: Position;
  /** The pool named by the server, trusted only after a check by the registry. */
  pool: NamedPool;
}

/** An allowance from which on it counts as unlimited: a trillion dollars. */
const endless = 10n ** 18n;

interface Simulation {
  failure: Failure | null;
  /** Gas used; `null` if the node cannot estimate it. */
  gas: bigint | null;
  isSimulated: boolean;
  legs: PayoutTransfer<Address>[] | null;
}

/** Simulates the first call alone, for nodes that cannot simulate several calls in sequence. */
async function simulateFirst({ reader, buyer }: PlanQuestion, { calls }: PurchasePlan): Promise<Simulation> {
  const [first] = calls;
  const isSimulated = calls.length === 1;
  const legs = null;
  if (!first) return { failure: null, gas: null, isSimulated, legs };
  try {
    await call(reader, { account: buyer, ...first });
  } catch (error) {
    const failure = failureOf(error);
    if (failure.notice.id === 'toast.transactionFailed') throw error;
    return { failure, gas: null, isSimulated, legs };
  }
  const gas = isSimulated ? await estimateGas(reader, { account: buyer, ...first }).catch(() => null) : null;
  return { failure: null, gas, isSimulated, legs };
}

const uplines = { abi: racePoolAbi, functionName: 'five_uplines' } as const;

/** Simulates all calls, and then reads the uplines of the resulting seat. */
async function simulatePlan(
  options: PlanQuestion,
  plan: PurchasePlan,
  { address, kind }: TrustedPool,
): Promise<Simulation> {
  const { reader, buyer } = options;
  const data = encodeFunctionData({ ...uplines, args: [buyer] });
  const question = kind === 'race' ? { question: { to: address, data } } : {};
  const simulation = await simulate(reader, buyer, plan.calls, question);
  if (!simulation) return simulateFirst(options, plan);
  const { failure, gasUsed: gas, logs, answer } = simulation;
  const [paid] = await paidFeesIn(logs, address, {
    uplinesOf: async () => (answer ? decodeFunctionResult({ ...uplines, data: answer }) : []),
    // The amount of a share can still change before the payment.
    earnedBefore: async () => null,
  });
  return { failure, gas, isSimulated: true, legs: paid?.legs ?? null };
}

/** A failure known without simulation: the level is already bought, or the balance is too low. */
function lackOf(
  position: Position,
  { fee }: TrustedPool,
  isBought: boolean,
  balance: bigint,
): Failure | null {
  if (isBought) {
    return {
      notice: { id: 'toast.contractRevert', values: { name: 'AlreadyInvested' } },
      explanation: { id: 'contract.AlreadyInvested' },
    };
  }
  if (balance >= fee) return null;
  const values = { level: position, balance: toDecimal(balance), fee: toDecimal(fee) };
  return { notice: { id: 'toast.insufficientBalance', values } };
}

/** The preview of a refused purchase: the pool's own values and the reason. */
export async function refusedPreview(
  { reader, registry, position, buyer }: Omit<PreviewOptions, 'pool'>,
  address: Address,
  failure: Failure,
): Promise<Preview> {
  const { coin } = await vouchedPool(reader, registry, position, address);
  const held = await holdings(reader, buyer, coin, address);
  return {
    contract: address,
    coin,
    ...held,
    way: 'sequential',
    prompts: [],
    gas: null,
    failure,
    isSimulated: false,
    binds: null,
    unrecordable: null,
    legs: null,
  };
}

async function holdings(reader: Reader, buyer: Address, coin: Address, pool: Address) {
  const [coinSymbol, balance, allowance, gasBalance, block] = await Promise.all([
    readContract(reader, { address: coin, abi: erc20Abi, functionName: 'symbol' }).catch(() => ''),
    readBalance(reader, coin, buyer),
    readAllowance(reader, coin, buyer, pool),
    getBalance(reader, { address: buyer }),
    getBlockNumber(reader, { cacheTime: 0 }),
  ]);
  return { coinSymbol, balance, allowance, isUnlimited: allowance >= endless, gasBalance, block };
}

/**
 * Previews a level's purchase: its cost, its prompts, and a simulation of the exact calls. Sends
 * nothing and opens no wallet.
 * @throws PurchaseError if the pool is untrusted; viem's error if the node does not answer.
 */
export async function previewPurchase(options: PreviewOptions): Promise<Preview> {
  const { reader, registry, position, buyer } = options;
  const pool = await trustedPool(reader, registry, position, options.pool);
  const [held, record, plan] = await Promise.all([
    holdings(reader, buyer, pool.coin, pool.address),
    readRecord(reader, registry, buyer),
    planPurchase(options, pool),
  ]);
  const { failure, gas, isSimulated, legs } = await simulatePlan(options, plan, pool);
  const cost = gas === null ? null : await gasCost(reader, gas);
  const isShort = held.gasBalance === 0n || (cost !== null && held.gasBalance < cost);
  const lack = lackOf(position, pool, isIn(record, pool), held.balance);
  const explanation =
    lack?.notice.id === 'toast.insufficientBalance' ? await otherCoinHeld(reader, buyer, pool.coin) : null;
  return {
    contract: pool.address,
    coin: pool.coin,
    ...held,
    way: plan.way,
    prompts: promptsOf(plan),
    gas: cost,
    failure:
      (lack && { ...lack, ...(explanation && { explanation }) }) ??
      failure ??
      (isShort ? { notice: { id: 'purchase.gas' } } : null),
    isSimulated,
    binds: plan.referral.isBound ? null : plan.referral.sponsor,
    unrecordable: plan.referral.unrecordable,
    legs,
  };
}
