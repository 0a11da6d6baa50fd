import {
  chainId,
  isBatchImpossible,
  isUpgradeRefused,
  type PurchaseEvent,
  type PurchaseStep,
  type PurchaseWay,
  toDecimal,
} from '@upline/domain';
import type { Address } from 'viem';
import { getBalance, getBlock, getBlockNumber, getChainId } from 'viem/actions';
import { isAddressEqual } from 'viem/utils';
import { isIn, listPools, readAllowance, readBalance, readRecord } from '../pools/pools.ts';
import { checkSameCode } from '../pools/sameCode.ts';
import { type TrustedPool, trustedPool, vouchedPool } from '../pools/trustedPool.ts';
import { walletReader } from '../pools/walletReader.ts';
import { Refusal } from '../refusal.ts';
import type { PurchaseAttempt } from '../transaction/attempt.ts';
import { beginningOf } from '../transaction/beginning.ts';
import { failureOf } from '../transaction/revert.ts';
import { holdsSoon } from '../transaction/settle.ts';
import { type ContractCall, prepareCall, send } from '../transaction/transaction.ts';
import { approveCall } from './approval.ts';
import { checkBatch, sendBatch } from './batch.ts';
import { refusedIn } from './enrolments.ts';
import { following, type StatusOfBatch } from './following.ts';
import { deadlineOf, investCall, investWithPermitCall, type Permit } from './investment.ts';
import { otherCoinHeld } from './otherCoin.ts';
import { keptPermit, type PermitCoin, permitKey, signPermit } from './permit.ts';
import { allWays, type PurchasePlan, planPurchase, promptsOf } from './plan.ts';
import type { PurchaseOptions } from './purchaseOptions.ts';
import { readReferral } from './referral.ts';
import type { News, Task } from './run.ts';
import { gasCost, simulate } from './simulation.ts';

interface BuyingOptions extends PurchaseOptions {
  buyer: Address;
  batchStatus: StatusOfBatch;
}

async function checkBalance({ reader, position, buyer }: BuyingOptions, pool: TrustedPool): Promise<void> {
  const [balance, gas] = await Promise.all([
    readBalance(reader, pool.coin, buyer),
    getBalance(reader, { address: buyer }),
  ]);
  if (balance < pool.fee) {
    const values = { level: position, balance: toDecimal(balance), fee: toDecimal(pool.fee) };
    const explanation = await otherCoinHeld(reader, buyer, pool.coin);
    throw new Refusal({
      notice: { id: 'toast.insufficientBalance', values },
      ...(explanation && { explanation }),
    });
  }
  if (gas === 0n) throw new Refusal({ notice: { id: 'purchase.gas' } });
}

/**
 * Simulates all remaining calls, so that a purchase bound to fail does not cost earlier prompts.
 */
async function checkPlan({ reader, buyer }: BuyingOptions, { calls }: PurchasePlan): Promise<void> {
  const simulation = await simulate(reader, buyer, calls);
  if (!simulation) return;
  if (simulation.failure) throw new Refusal(simulation.failure);
  const [cost, held] = await Promise.all([
    gasCost(reader, simulation.gasUsed),
    getBalance(reader, { address: buyer }),
  ]);
  if (cost !== null && held < cost) throw new Refusal({ notice: { id: 'purchase.gas' } });
}

/**
 * Errors whose cause may change between two looks: an upline buys this level, a signature expires
 * or is withdrawn.
 */
const passing: readonly unknown[] = [
  'contract.InvalidReferral',
  'contract.InvalidSignature',
  'contract.EnrolmentExpired',
];

/** Errors of a node that lags behind an approval or enrolment of the same run. */
const broughtAbout: readonly unknown[] = ['contract.NotEnoughAllowanceOrBalance', 'contract.InvalidReferral'];

/** A request to the wallet, or a skipped step. */
type Prompt =
  /**
   * Revokes another pool's allowance, because an earlier prompt for that pool may still be
   * accepted.
   */
  | { kind: 'call'; step: 'allowance'; pool: TrustedPool; call: ContractCall; way: PurchaseWay }
  | { kind: 'skip'; step: PurchaseStep }
  | { kind: 'call'; step: 'enroll' | 'approve'; call: ContractCall; way: PurchaseWay }
  /**
   * A signature instead of the approval. If the wallet cannot sign it, the approval calls follow.
   */
  | { kind: 'permit'; step: 'approve'; coin: PermitCoin }
  | { kind: 'invest'; step: 'invest' }
  | { kind: 'batch'; step: 'invest' };

function approvalsOf({ approvals }: PurchasePlan): Prompt[] {
  return approvals.map((call) => ({ kind: 'call', step: 'approve', call, way: 'sequential' }));
}

function promptsFor(plan: PurchasePlan): Prompt[] {
  const { way, enrolments, approvals, permitCoin } = plan;
  const skips = (step: PurchaseStep): Prompt[] => [{ kind: 'skip', step }];
  if (way === 'batch') {
    return [...skips('enroll'), ...skips('approve'), { kind: 'batch', step: 'invest' }];
  }
  const recording = enrolments.map((call): Prompt => ({ kind: 'call', step: 'enroll', call, way }));
  const approving = permitCoin
    ? [{ kind: 'permit', step: 'approve', coin: permitCoin } as const]
    : approvalsOf(plan);
  return [
    ...(recording.length > 0 ? recording : skips('enroll')),
    ...(approvals.length > 0 ? approving : skips('approve')),
    { kind: 'invest', step: 'invest' },
  ];
}

/**
 * The level's other pools in the registry. The list only grows, so it contains the pool of every
 * request in the journal.
 */
async function otherPools(
  { wallet, registry, position }: BuyingOptions,
  own: TrustedPool,
): Promise<TrustedPool[]> {
  const reader = walletReader(wallet);
  const listed = await listPools(reader, registry);
  const others = listed.filter(
    (one) => one.position === position && !isAddressEqual(one.address, own.address),
  );
  return Promise.all(others.map(({ address }) => vouchedPool(reader, registry, position, address)));
}

/** True if pending requests pay a pool regardless of its current allowance. */
function payByThemselves(open: readonly PurchaseAttempt[]): boolean {
  const isInvesting = open.some(({ step }) => step === 'invest');
  const isBatch = open.some(({ way, step }) => way === 'batch' && step === 'invest');
  // A permit is signed, not sent, so a late answer has no effect.
  const isApproving = open.some(({ way, step }) => step === 'approve' && way !== 'permit');
  return isBatch || (isApproving && isInvesting);
}

/**
 * Prompts that revoke the allowances of the level's other pools. Each pool sells a level once, so
 * two pools could sell it twice, and an earlier prompt may still be open in the wallet. The chain's
 * allowance decides, not the journal. @returns An empty list if no other pool has an allowance.
 * @throws Refusal while pending requests need no allowance: a signed permit until its deadline; a
 * batch, or an approval with its investment, while the journal has them.
 */
async function disarm(
  { reader, buyer }: BuyingOptions,
  others: readonly TrustedPool[],
  { open, seen }: { open: readonly PurchaseAttempt[]; seen: readonly PurchaseAttempt[] },
): Promise<Prompt[]> {
  if (others.length === 0) return [];
  const { timestamp } = await getBlock(reader);
  const prompts = await Promise.all(
    others.map(async (pool): Promise<Prompt[]> => {
      const { address, coin } = pool;
      const isOfPool = (one: PurchaseAttempt) => isAddressEqual(one.pool, address);
      // A permit is valid until its deadline, even if its transaction was lost.
      const isSigned = [...open, ...seen]
        .filter(isOfPool)
        .some(({ call }) => (deadlineOf(call) ?? -1n) >= timestamp);
      if (isSigned || payByThemselves(open.filter(isOfPool))) {
        throw new Refusal({ notice: { id: 'purchase.unseen' }, explanation: { id: 'purchase.earlierPool' } });
      }
      if ((await readAllowance(reader, coin, buyer, address)) === 0n) return [];
      const call = approveCall(coin, address, 0n);
      return [{ kind: 'call', step: 'allowance', pool, call, way: 'sequential' }];
    }),
  );
  return prompts.flat();
}

/** The states of a purchase that uses a wallet. */
export function buying(options: BuyingOptions): Task<PurchaseAttempt, PurchaseEvent> {
  const { wallet, reader, registry, position, buyer } = options;
  const followed = following({ ...options, witness: wallet });
  let pool: TrustedPool;
  /** The level's other pools, which this one replaced. */
  let others: TrustedPool[] = [];
  /** The other pools that the buyer had not joined at the start of the run. */
  let unbought: TrustedPool[] = [];
  /** The requests in the journal at the start. */
  let seen: readonly PurchaseAttempt[] = [];
  let ways = options.ways ?? allWays;
  let plan: PurchasePlan | null = null;
  /** The plan's remaining prompts. */
  let rest: Prompt[] = [];
  let current: Prompt | undefined;
  let permit: Permit | null = null;
  const { permits = new Map() } = options;
  let isChecked = false;
  /** True once a transaction of this run is mined. */
  let hasSettled = false;
  let step: PurchaseStep | null = null;

  type PurchaseNews = News<PurchaseAttempt, PurchaseEvent>;

  /** The fields of a journal entry that every kind of prompt shares. */
  function purposeOf(way: PurchaseWay, at: PurchaseStep, planned: PurchasePlan, payee = pool) {
    const about = { pool: payee.address, step: at, way, prompts: promptsOf(planned) };
    return { ...about, callsId: null, calls: [] as readonly ContractCall[] };
  }

  /**
   * Retries a call that fails for lack of this run's approval or enrolment: the next answer may
   * come from a node that has that block.
   */
  async function prepared(call: ContractCall) {
    let prepared: Awaited<ReturnType<typeof prepareCall>> | undefined;
    let refusal: unknown;
    await holdsSoon(options, async () => {
      try {
        prepared = await prepareCall(options, call);
        return true;
      } catch (error) {
        refusal = error;
        return !hasSettled || !broughtAbout.includes(failureOf(error).explanation?.id);
      }
    });
    if (!prepared) throw refusal;
    return prepared;
  }

  async function requestOf(prompt: Exclude<Prompt, { kind: 'skip' }>): Promise<PurchaseAttempt> {
    if (!plan) throw new Error('Nothing is asked for without a plan.');
    switch (prompt.kind) {
      case 'call':
        return {
          ...(await prepared(prompt.call)),
          ...purposeOf(prompt.way, prompt.step, plan, prompt.step === 'allowance' ? prompt.pool : pool),
        };
      case 'permit': {
        // A permit sends nothing. The approval that it replaces is stored, so that other pages show
        // the request.
        const [call = plan.invest] = plan.approvals.slice(-1);
        const beginning = await beginningOf(reader, buyer);
        return { ...beginning, call, hash: null, ...purposeOf('permit', 'approve', plan) };
      }
      case 'invest': {
        const referral = await readReferral({ ...options, buyer }, pool);
        const call = permit ? investWithPermitCall(pool, referral, permit) : investCall(pool, referral);
        const way = permit ? 'permit' : 'sequential';
        return { ...(await prepared(call)), ...purposeOf(way, 'invest', plan) };
      }
      case 'batch': {
        await checkBatch(options, plan.calls);
        const beginning = await beginningOf(reader, buyer);
        const purpose = purposeOf('batch', 'invest', plan);
        return { ...beginning, call: plan.invest, hash: null, ...purpose, calls: plan.calls };
      }
    }
  }

  /** If the wallet cannot sign a permit, the approval calls are requested instead. */
  async function askForPermit(coin: PermitCoin): Promise<PurchaseNews> {
    permit = await signPermit(options, pool, coin);
    if (permit) {
      permits.set(permitKey(buyer, pool), { ...permit, nonce: coin.nonce });
      return { event: 'signed' };
    }
    if (plan) rest = [...approvalsOf(plan), ...rest];
    return { event: 'unable', emits: [{ type: 'way', way: 'sequential' }] };
  }

  async function askForBatch(attempt: PurchaseAttempt): Promise<PurchaseNews> {
    try {
      const callsId = await sendBatch(wallet, attempt.calls);
      return {
        event: 'sent',
        attempt: { ...attempt, callsId },
        emits: [{ type: 'step', step: 'confirm' }],
      };
    } catch (error) {
      if (isUpgradeRefused(error)) options.refusedUpgrades?.add(buyer);
      // After any other error the wallet may still have sent the batch.
      if (!isBatchImpossible(error)) throw error;
      ways = ways.filter((way) => way !== 'batch');
      plan = null;
      return { event: 'unable' };
    }
  }

  async function askToSend(attempt: PurchaseAttempt): Promise<PurchaseNews> {
    const sent = await send(wallet, attempt);
    const { step: at, hash } = sent;
    const named: PurchaseEvent[] = hash ? [{ type: 'sent', step: at, transaction: hash }] : [];
    const waits: PurchaseEvent[] = at === 'invest' ? [{ type: 'step', step: 'confirm' }] : [];
    return { event: 'sent', attempt: sent, emits: [...named, ...waits] };
  }

  /** Remembers the member whose signature reverted; the next plan ends above them. */
  async function reverted({ call, calls }: PurchaseAttempt): Promise<void> {
    const member = await refusedIn(reader, calls.length > 0 ? calls : [call]);
    if (member) options.refusedMembers?.add(member);
  }

  return {
    ...followed,
    canAsk: true,

    async outcomeOf(attempt, receipt) {
      hasSettled = true;
      return followed.outcomeOf(attempt, receipt);
    },

    reverted,

    followBatch(attempt) {
      const news = followed.followBatch(attempt);
      if (!news) return null;
      return news.catch(async (error: unknown) => {
        if (failureOf(error).notice.id !== 'purchase.dropped') await reverted(attempt);
        throw error;
      });
    },

    async *look(attempt, open) {
      yield { type: 'step', step: 'network' };
      if ((await getChainId(walletReader(wallet))) !== chainId)
        throw new Refusal({ notice: { id: 'toast.wrongNetwork' } });
      await checkSameCode(wallet, reader, registry);
      pool = await trustedPool(walletReader(wallet), registry, position, options.pool);
      await checkSameCode(wallet, reader, pool.address);
      followed.know(pool);
      seen = attempt ? [...open, attempt] : open;
      // If a wallet never reported the result of a batch, do not request another: the owner would
      // wait in vain again.
      if (seen.some(({ way, callsId }) => way === 'batch' && callsId === null))
        ways = ways.filter((way) => way !== 'batch');
      others = await otherPools(options, pool);
      for (const other of others) followed.know(other);
      const record = await readRecord(reader, registry, buyer);
      const block = await getBlockNumber(reader, { cacheTime: 0 });
      if (isIn(record, pool)) return followed.startOf(attempt, { pool, block, isBought: true }, open);
      unbought = others.filter((one) => !isIn(record, one));
      const asked = others.filter(({ address }) => seen.some((one) => isAddressEqual(one.pool, address)));
      const bought = asked.find((one) => isIn(record, one));
      if (bought) return followed.startOf(attempt, { pool: bought, block, isBought: true }, open);
      const begun = asked.find(({ address }) => attempt && isAddressEqual(attempt.pool, address));
      return followed.startOf(attempt, { pool: begun ?? pool, block, isBought: false }, open);
    },

    async *plan(open) {
      if (plan) return { event: 'planned' };
      if (!isChecked) {
        yield { type: 'step', step: 'balance' };
        await options.mayPlan?.();
        await checkBalance(options, pool);
        yield { type: 'step', step: 'allowance' };
        isChecked = true;
      }
      const revocations = await disarm(options, others, { open, seen });
      const made = await planPurchase({ ...options, buyer, ways }, pool);
      await checkPlan(options, made);
      yield { type: 'way', way: made.way };
      plan = made;
      rest = [...revocations, ...promptsFor(made)];
      permit = null;
      step = null;
      return { event: 'planned' };
    },

    async *prepare() {
      for (;;) {
        current = rest.shift();
        if (!current) throw new Error('A plan ends with the investment.');
        if (current.kind === 'skip') {
          yield { type: 'skipped', step: current.step };
          continue;
        }
        if (unbought.length > 0 && current.step !== 'allowance') {
          // Before the allowance was revoked, an open prompt for that pool may have been accepted.
          const record = await readRecord(reader, registry, buyer);
          const block = await getBlockNumber(reader, { cacheTime: 0 });
          const bought = unbought.find((one) => isIn(record, one));
          if (bought) return followed.startOf(null, { pool: bought, block, isBought: true }, seen);
        }
        if (current.step !== step && current.step !== 'allowance') yield { type: 'step', step: current.step };
        step = current.step;
        if (current.kind === 'permit') {
          permit = await keptPermit(permits, { reader, owner: buyer }, pool, current.coin);
          if (permit) continue;
        }
        const attempt = await requestOf(current);
        options.mayAsk?.();
        return { event: 'ready', attempt };
      }
    },

    ask(attempt) {
      if (current?.kind === 'permit') return askForPermit(current.coin);
      return current?.kind === 'batch' ? askForBatch(attempt) : askToSend(attempt);
    },

    /** A referral can change while the prompt is open; the plan is then made once more. */
    async meaningOf(failure, state) {
      const meaning = await followed.meaningOf(failure, state);
      if (meaning || state.isRetried || state.name === 'looking') return meaning;
      if (!passing.includes(failure.explanation?.id)) return null;
      plan = null;
      return { event: 'changed' };
    },
  };
}
