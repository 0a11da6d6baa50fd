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

/** Runs all that is missing without sending it: what is doomed at its end must not cost the prompts before. */
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

/** What changes by itself between two looks: an upline buys this level, a signature ends or is withdrawn. */
const passing: readonly unknown[] = [
  'contract.InvalidReferral',
  'contract.InvalidSignature',
  'contract.EnrolmentExpired',
];

/** What a node lacks that is behind an approval or an enrolment of the same run. */
const broughtAbout: readonly unknown[] = ['contract.NotEnoughAllowanceOrBalance', 'contract.InvalidReferral'];

/** One thing that the wallet is still to be asked, or a step that needs no asking. */
type Prompt =
  /** Takes the allowance of another pool back, whose prompt may still be accepted. */
  | { kind: 'call'; step: 'allowance'; pool: TrustedPool; call: ContractCall; way: PurchaseWay }
  | { kind: 'skip'; step: PurchaseStep }
  | { kind: 'call'; step: 'enroll' | 'approve'; call: ContractCall; way: PurchaseWay }
  /** A signature in place of the approving calls, which come instead where the wallet cannot sign so. */
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
 * The other pools that the registry ever listed for the level. Lists only grow, so every pool that a request in the
 * journal was made for is among them.
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

/** Whether requests that may still be accepted would pay a pool whatever allowance it is left with. */
function payByThemselves(open: readonly PurchaseAttempt[]): boolean {
  const isInvesting = open.some(({ step }) => step === 'invest');
  const isBatch = open.some(({ way, step }) => way === 'batch' && step === 'invest');
  // A permit is signed, not sent: nobody takes a late one.
  const isApproving = open.some(({ way, step }) => step === 'approve' && way !== 'permit');
  return isBatch || (isApproving && isInvesting);
}

/**
 * What takes from the level's other pools what they need to be paid: each contract sells a level once, but two of them
 * sell it once each, and a prompt may stay open in the wallet. The allowance on the chain decides, whatever the journal
 * holds. @returns Nothing where no other pool may take anything.
 * @throws Refusal while requests pay by themselves: a signature until its end; a batch, or an approval together with
 * the investment, for as long as they are remembered.
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
      // A signature is good until its end, also where its transaction was lost.
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

/** What a purchase does in each state, with the wallet that pays. */
export function buying(options: BuyingOptions): Task<PurchaseAttempt, PurchaseEvent> {
  const { wallet, reader, registry, position, buyer } = options;
  const followed = following({ ...options, witness: wallet });
  let pool: TrustedPool;
  /** The level's other pools: those that it has replaced. */
  let others: TrustedPool[] = [];
  /** Those of them that the buyer was not in at first. */
  let unbought: TrustedPool[] = [];
  /** What the journal held at first. */
  let seen: readonly PurchaseAttempt[] = [];
  let ways = options.ways ?? allWays;
  let plan: PurchasePlan | null = null;
  /** What is still to be asked of the plan. */
  let rest: Prompt[] = [];
  let current: Prompt | undefined;
  let permit: Permit | null = null;
  const { permits = new Map() } = options;
  let isChecked = false;
  /** Whether a transaction of this run is in a block. */
  let hasSettled = false;
  let step: PurchaseStep | null = null;

  type PurchaseNews = News<PurchaseAttempt, PurchaseEvent>;

  /** What is written down of a prompt, whatever it asks. */
  function purposeOf(way: PurchaseWay, at: PurchaseStep, planned: PurchasePlan, payee = pool) {
    const about = { pool: payee.address, step: at, way, prompts: promptsOf(planned) };
    return { ...about, callsId: null, calls: [] as readonly ContractCall[] };
  }

  /**
   * A call that is refused for want of what this run has just brought about is tried again: the next answer may come
   * from a node that has it.
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
        // Nothing is sent: what it stands for is written down, so that other pages show that it is asked for.
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

  /** The wallet cannot sign in place of the approval: it is asked for the approval. */
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
      // Whatever else a wallet says, it may have sent the batch all the same.
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

  /** Remembers whose signature the chain has refused: the next plan ends above them. */
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
      // A wallet that did not say what became of a batch is not asked for one again: it would leave its owner there.
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
          // Until the allowance was gone its prompt could be accepted.
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

    /** A referral can change while the buyer thinks: the plan is made once more. */
    async meaningOf(failure, state) {
      const meaning = await followed.meaningOf(failure, state);
      if (meaning || state.isRetried || state.name === 'looking') return meaning;
      if (!passing.includes(failure.explanation?.id)) return null;
      plan = null;
      return { event: 'changed' };
    },
  };
}
