import {
  type Failure,
  type FeeLeg,
  type Position,
  type PurchaseStep,
  type PurchaseWay,
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

/** What buying a level would be right now. */
export interface Preview {
  contract: Address;
  coin: Address;
  /** The coin's own symbol; `''` without one. */
  coinSymbol: string;
  /** What the wallet holds of the stable coin, units of 10⁻⁶. */
  balance: bigint;
  /** What the pool may take of it already, units of 10⁻⁶. */
  allowance: bigint;
  /** Whether that is so much that it has no end in practice. */
  isUnlimited: boolean;
  way: PurchaseWay;
  /** The steps that open the wallet, in order. */
  prompts: readonly PurchaseStep[];
  /** What all transactions would cost, units of 10⁻¹⁸ of MATIC; `null` when the node cannot tell. */
  gas: bigint | null;
  /** What the wallet has of MATIC, units of 10⁻¹⁸. */
  gasBalance: bigint;
  /** The block that it was looked at. */
  block: bigint;
  /** Why it would fail, `null` when it would go through. */
  failure: Failure | null;
  /** Whether all of it was simulated, and not parts alone. */
  isSimulated: boolean;
  /** Whom the purchase records as the buyer's sponsor for ever; `null` when it records nobody, or is not known. */
  binds: Address | null;
  /** Why that is not the sponsor under whom the buyer registered; `null` when it is. */
  unrecordable: Unrecordable | null;
  /**
   * Where each unit of the fee goes from the place that the buyer would get; `null` when all of it could not be tried.
   * Somebody may still be placed before them.
   */
  legs: readonly FeeLeg<Address>[] | null;
}

export interface PreviewOptions extends PlanQuestion {
  position: Position;
  /** The pool as the server named it. It is believed only after the registry has vouched for it. */
  pool: NamedPool;
}

/** A trillion dollars: nobody means a sum by it. */
const endless = 10n ** 18n;

interface Simulation {
  failure: Failure | null;
  /** Gas, `null` when the node cannot tell. */
  gas: bigint | null;
  isSimulated: boolean;
  legs: FeeLeg<Address>[] | null;
}

/** Runs the first call alone, for a node that cannot run all of them on one another. */
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

/** Tries all calls, and then asks the pool who stands above the place that they brought. */
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
    // A share of what is not paid yet can still change.
    earnedBefore: async () => null,
  });
  return { failure, gas, isSimulated: true, legs: paid?.legs ?? null };
}

/** Why nothing needs to be simulated: it is bought, or there is not enough to pay with. */
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

/** What can be told of a purchase that does not come about: the level's pool in its own words, and the reason. */
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

/** What a wallet holds of what a purchase takes. */
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
 * Looks what buying a level would be right now: what it takes, how the wallet would be asked, and whether the very
 * calls would go through. Nothing is sent and no wallet opens.
 * @throws Refusal when the pool is not to be trusted; viem's error when the chain does not answer.
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
