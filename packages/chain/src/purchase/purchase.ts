import { chainId, type Position, type PurchaseEvent, type PurchaseWay, toDecimal } from '@upline/domain';
import type { Address } from 'viem';
import { getBalance, getBlockNumber, getChainId } from 'viem/actions';
import { isIn, readBalance, readRecord } from '../pools/pools.ts';
import { checkSameCode } from '../pools/sameCode.ts';
import { type NamedPool, type TrustedPool, trustedPool } from '../pools/trustedPool.ts';
import type { Note, PurchaseAttempt } from '../transaction/attempt.ts';
import { failureOf, Refusal } from '../transaction/revert.ts';
import type { Lane } from '../transaction/transaction.ts';
import { carryOut, type PurchaseRun, withWallet } from './carryOut.ts';
import { endingOf } from './endingOf.ts';
import { allWays, type PurchasePlan, planPurchase } from './plan.ts';
import type { LookupReferrer } from './referral.ts';
import { gasCost, simulate } from './simulation.ts';
import { takeUp } from './takeUp.ts';

/** What a purchase needs to know. */
export interface PurchaseOptions extends Lane {
  position: Position;
  /** The registry's address, pinned at build time. */
  registry: Address;
  /** The pool as the server named it. It is believed only after the registry has vouched for it. */
  pool: NamedPool;
  lookupReferrer: LookupReferrer;
  /** The sponsor whom the buyer was shown and agreed to: nobody else is recorded. @default anybody */
  agreed?: string | null | undefined;
  /** What an earlier run has asked for: it is waited for where it was sent, and nothing is paid twice. */
  earlier?: PurchaseAttempt | undefined;
  /** Takes down what the wallet is asked, before it opens. */
  note?: Note<PurchaseAttempt> | undefined;
  /** The ways that may be taken. @default all */
  ways?: readonly PurchaseWay[] | undefined;
  /** How long nobody may know a transaction before it counts as lost, milliseconds. @default two minutes */
  patience?: number | undefined;
}

async function checkNetwork({ wallet, reader, registry }: PurchaseOptions): Promise<void> {
  if ((await getChainId(wallet)) !== chainId) throw new Refusal({ notice: { id: 'toast.wrongNetwork' } });
  await checkSameCode(wallet, reader, registry);
}

async function checkBalance({ wallet, reader, position }: PurchaseOptions, pool: TrustedPool): Promise<void> {
  const { address } = wallet.account;
  const [balance, gas] = await Promise.all([
    readBalance(reader, pool.coin, address),
    getBalance(reader, { address }),
  ]);
  if (balance < pool.fee) {
    const values = { level: position, balance: toDecimal(balance), fee: toDecimal(pool.fee) };
    throw new Refusal({ notice: { id: 'toast.insufficientBalance', values } });
  }
  if (gas === 0n) throw new Refusal({ notice: { id: 'purchase.gas' } });
}

/** Runs all that is missing without sending it: what is doomed at its end must not cost the prompts before. */
async function checkPlan({ reader, wallet }: PurchaseOptions, { calls }: PurchasePlan): Promise<void> {
  const { address } = wallet.account;
  const simulation = await simulate(reader, address, calls);
  if (!simulation) return;
  if (simulation.failure) throw new Refusal(simulation.failure);
  const [cost, held] = await Promise.all([
    gasCost(reader, simulation.gasUsed),
    getBalance(reader, { address }),
  ]);
  if (cost !== null && held < cost) throw new Refusal({ notice: { id: 'purchase.gas' } });
}

async function planned(options: PurchaseOptions, run: PurchaseRun): Promise<PurchasePlan> {
  const plan = await planPurchase(run, run.pool);
  await checkPlan(options, plan);
  return plan;
}

async function* attempt(options: PurchaseOptions, run: PurchaseRun): AsyncGenerator<PurchaseEvent, void> {
  const plan = await planned(options, run);
  yield { type: 'way', way: plan.way };
  yield* carryOut(run, plan);
}

/** What changes by itself between two looks: an upline buys this level, a signature ends or is withdrawn. */
const passing: readonly unknown[] = [
  'contract.InvalidReferral',
  'contract.InvalidSignature',
  'contract.EnrolmentExpired',
];

/** A referral can change while the buyer thinks: it is looked up once more. */
async function* attempts(options: PurchaseOptions, run: PurchaseRun): AsyncGenerator<PurchaseEvent, void> {
  try {
    yield* attempt(options, run);
  } catch (error) {
    if (!passing.includes(failureOf(error).explanation?.id)) throw error;
    yield* attempt(options, run);
  }
}

/** A wallet that did not say what became of a batch is not asked for one again: it would leave its owner there. */
function waysAfter(
  earlier: PurchaseAttempt | undefined,
  ways: readonly PurchaseWay[] | undefined,
): readonly PurchaseWay[] | undefined {
  const isUnheard = earlier?.way === 'batch' && earlier.callsId === null;
  return isUnheard ? (ways ?? allWays).filter((way) => way !== 'batch') : ways;
}

async function* steps(options: PurchaseOptions): AsyncGenerator<PurchaseEvent, void> {
  const { wallet, reader, registry, position, earlier } = options;
  const buyer = wallet.account.address;

  yield { type: 'step', step: 'network' };
  await checkNetwork(options);
  const pool = await trustedPool(wallet, registry, position, options.pool);
  await checkSameCode(wallet, reader, pool.address);
  if (isIn(await readRecord(reader, registry, buyer), pool)) {
    const block = await getBlockNumber(reader, { cacheTime: 0 });
    yield { type: 'succeeded', transaction: earlier?.step === 'invest' ? earlier.hash : null, block };
    return;
  }
  const run = withWallet({ ...options, ways: waysAfter(earlier, options.ways), buyer, pool });
  if (earlier && (yield* takeUp(run, earlier))) return;

  yield { type: 'step', step: 'balance' };
  await checkBalance(options, pool);
  yield { type: 'step', step: 'allowance' };
  yield* attempts(options, run);
}

/**
 * Buys a level: network, balance, allowance, enrolment and approval where they are missing, investment,
 * confirmation. Spec §4. Every step is told as it begins, and each transaction as it is sent.
 *
 * It can be broken off at any point and begun again: what is on the chain already is not done again, so that
 * a level is never paid twice. Before the first prompt the wallet's own provider has shown the same code as
 * the app's node, the pinned registry has vouched for pool, coin and fee, and the whole was rehearsed where the
 * node can do that.
 * @returns Events; the last one is 'succeeded' or 'failed'. It throws nothing.
 */
export async function* purchase(options: PurchaseOptions): AsyncGenerator<PurchaseEvent, void> {
  try {
    yield* steps(options);
  } catch (error) {
    yield await endingOf(error, options);
  }
}
