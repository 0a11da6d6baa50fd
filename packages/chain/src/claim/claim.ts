import { type ClaimEvent, chainId, type Failure, levelAt, type Position } from '@upline/domain';
import { type Address, parseEventLogs, type TransactionReceipt } from 'viem';
import { getChainId } from 'viem/actions';
import { isAddressEqual } from 'viem/utils';
import { racePoolAbi } from '../abi.ts';
import { isIn, type ListedPool, listPools, readRecord } from '../pools/pools.ts';
import { checkSameCode } from '../pools/sameCode.ts';
import { walletReader } from '../pools/walletReader.ts';
import { batchStatus } from '../purchase/batch.ts';
import { runSimply, type SimpleRun } from '../purchase/simpleRun.ts';
import { PurchaseError } from '../purchaseError.ts';
import type { ClaimAttempt, ClaimedPool, Journal } from '../transaction/attempt.ts';
import { patientReader } from '../transaction/patientReader.ts';
import { failureOf } from '../transaction/revert.ts';
import { type Nodes, prepareCall, send } from '../transaction/transaction.ts';
import { readBonus } from './claimable.ts';
import { claimCall } from './claimCost.ts';
import { type ClaimsWatch, followClaims, isPaid, isTogether, paidByLogs } from './followClaims.ts';

export interface ClaimOptions extends Nodes {
  position: Position;
  /** Address of the registry, as the page names it. */
  registry: Address;
  /** Stores each request before the wallet opens. A request left by an earlier run is resumed. */
  journal: Journal<ClaimAttempt>;
  /** Called before each prompt; throws to prevent it. */
  mayAsk?: (() => void) | undefined;
  /** Milliseconds until a transaction that no node knows counts as lost. @default two minutes */
  patience?: number | undefined;
  /** Milliseconds that the app's node may lag behind a block already seen. @default ten seconds */
  nodeLag?: number | undefined;
  /** Milliseconds that the wallet may take to answer. @default ten minutes */
  answerTime?: number | undefined;
}

/** Options to resume a claim. No wallet is needed, except for the status of a batch. */
export interface ResumeClaimOptions extends ClaimsWatch {
  journal: Journal<ClaimAttempt>;
  /**
   * The request to resume, for a page whose journal may have dropped it. @default the newest in the
   * journal
   */
  attempt?: ClaimAttempt | undefined;
}

interface ClaimData {
  pools: readonly ClaimedPool[];
  /** The first pool's revert. */
  firstFailure: Failure | null;
}

export type ClaimRun = SimpleRun<ClaimAttempt, ClaimData, ClaimEvent>;

function refusal(id: Failure['notice']['id']): PurchaseError {
  return new PurchaseError({ notice: { id } });
}

/**
 * Converts an error to a claim's failure: names the contract's error, and turns a silent node into
 * `toast.claimFailed`.
 */
export function failureOfClaim(error: unknown): Failure {
  const { notice, ...rest } = failureOf(error);
  switch (notice.id) {
    case 'toast.contractRevert':
      return { notice: { id: 'toast.revert', values: { reason: String(notice.values?.name) } }, ...rest };
    case 'toast.transactionFailed':
      return { notice: { id: 'toast.claimFailed' } };
    default:
      return { notice, ...rest };
  }
}

/** True if the pool reverted. The claim then continues with the next pool. */
function isOfPool({ notice }: Failure): boolean {
  return notice.id === 'toast.revert' || notice.id === 'toast.revertUndecoded';
}

/** The amount that a transaction paid, or `null` if the transaction was not this claim. */
function paidBy({ logs }: TransactionReceipt, pool: Address, user: Address): bigint | null {
  const paid = parseEventLogs({ abi: racePoolAbi, eventName: 'BonusClaimed', logs, args: { user } });
  const own = paid.filter(({ address }) => isAddressEqual(address, pool));
  return own.length > 0 ? own.reduce((sum, { args }) => sum + args.amount, 0n) : null;
}

type Owner = Pick<ClaimOptions, 'wallet' | 'registry' | 'position'>;

/**
 * The registry's pools at the position that the wallet has joined, read through the wallet's own
 * provider.
 */
async function ownPools({ wallet, registry, position }: Owner): Promise<ListedPool[]> {
  const reader = walletReader(wallet);
  const listed = (await listPools(reader, registry)).filter((pool) => pool.position === position);
  if (listed.length === 0) throw refusal('toast.invalidPool');
  const record = await readRecord(reader, registry, wallet.account.address);
  const own = listed.filter((pool) => isIn(record, pool));
  if (own.length > 0) return own;
  throw refusal(levelAt(position).kind === 'global' ? 'toast.noGlobalPools' : 'toast.noEligiblePools');
}

/** The pools at a position that owe the wallet a bonus. @throws PurchaseError without one. */
export async function bonusesOf(options: Owner): Promise<ClaimedPool[]> {
  const { wallet } = options;
  const bonuses = await Promise.all(
    (await ownPools(options)).map(async ({ address }) => ({
      pool: address,
      amount: await readBonus(walletReader(wallet), address, wallet.account.address),
      block: null,
      isRefused: false,
    })),
  );
  const eligible = bonuses.filter(({ amount }) => amount > 0n);
  if (eligible.length === 0) throw refusal('toast.noEligiblePools');
  return eligible;
}

const isOpen = ({ block, isRefused }: ClaimedPool) => block === null && !isRefused;

/** True if the wallet has certainly sent the request. */
export const isClaimSent = ({ hash, callsId }: ClaimAttempt) => hash !== null || callsId !== null;

/** The events of a request to one pool, or to all pools of a batch. */
function begun(attempt: ClaimAttempt): ClaimEvent[] {
  const { pool, pools, hash } = attempt;
  const asked = isTogether(attempt) ? pools.map((one) => one.pool) : [pool];
  return asked.flatMap((one): ClaimEvent[] => [
    { type: 'asked', pool: one },
    ...(isClaimSent(attempt) ? [{ type: 'sent', pool: one, transaction: hash ?? '' } as const] : []),
  ]);
}

/**
 * Converts a journal entry of a claim to events.
 * @param isRunning True if another page continues the claim; the events then include the pools not
 * yet claimed from.
 */
export function claimEventsOf(attempt: ClaimAttempt, isRunning: boolean): ClaimEvent[] {
  const isOwn = ({ pool }: ClaimedPool) => isTogether(attempt) || isAddressEqual(pool, attempt.pool);
  const shown = attempt.pools.filter((one) => isRunning || !isOpen(one) || isOwn(one));
  const ended = shown.flatMap(({ pool, amount, block, isRefused }): ClaimEvent[] => {
    if (isRefused) return [{ type: 'refused', pool, failure: { notice: { id: 'toast.revertUndecoded' } } }];
    return block === null ? [] : [{ type: 'paid', pool, amount, block }];
  });
  const found = { type: 'found', pools: shown.map(({ pool, amount }) => ({ pool, amount })) } as const;
  return [found, ...ended, ...begun(attempt)];
}

/** Replaces a pool by its current result. */
function kept(pools: readonly ClaimedPool[], known: ClaimedPool): ClaimedPool[] {
  return pools.map((pool) => (isAddressEqual(pool.pool, known.pool) ? known : pool));
}

/** The claim's steps that need no wallet. */
function following(options: ClaimsWatch) {
  const { reader, from } = options;
  const isDone: ClaimRun['isDone'] = async (attempt) => {
    // An empty bonus alone proves nothing: the node may be older than the income.
    if (!isTogether(attempt) && (await readBonus(reader, attempt.pool, from)) > 0n) return false;
    // Without logs, a single claim is found by its nonce.
    return isPaid(options, attempt).catch((error: unknown) => {
      if (isTogether(attempt)) throw error;
      return false;
    });
  };
  const hasEffect = ({ pool }: ClaimAttempt, receipt: TransactionReceipt) =>
    paidBy(receipt, pool, from) !== null;
  async function outcomeByLogs(attempt: ClaimAttempt, data: ClaimData) {
    const paid = await paidByLogs(options, attempt);
    if (!paid) throw refusal('toast.userCancelled');
    const pools = paid.pools.reduce(kept, data.pools);
    return { event: 'confirmed', data: { ...data, pools }, emits: paid.emits } as const;
  }
  const outcomeOf: ClaimRun['outcomeOf'] = async (attempt, receipt, { data }) => {
    if (isTogether(attempt) || !receipt) return outcomeByLogs(attempt, data);
    const { pool } = attempt;
    const amount = paidBy(receipt, pool, from);
    // The owner replaced the claim by another transaction.
    if (amount === null) throw refusal('toast.userCancelled');
    const block = receipt.blockNumber;
    const pools = kept(data.pools, { pool, amount, block, isRefused: false });
    return { event: 'confirmed', data: { ...data, pools }, emits: [{ type: 'paid', pool, amount, block }] };
  };
  const found: ClaimRun['found'] = ({ pool, hash }, isReplacement) => ({
    type: isReplacement ? 'replaced' : 'sent',
    pool,
    transaction: hash,
  });
  const failed: ClaimRun['failed'] = (failure) => ({ type: 'failed', failure });
  const followBatch: NonNullable<ClaimRun['followBatch']> = (attempt, { data }) => {
    if (attempt.callsId === null) return null;
    return followClaims(options, attempt, attempt.callsId).then(() => outcomeByLogs(attempt, data));
  };
  return { isDone, hasEffect, outcomeOf, found, failed, followBatch };
}

/**
 * The same steps for a run that ends with its request.
 * @param end The last event.
 */
export function followingToEnd(options: ClaimsWatch, end: ClaimEvent) {
  const { outcomeOf, followBatch, ...base } = following(options);
  type Outcome = Awaited<ReturnType<typeof outcomeOf>>;
  const ended = ({ emits = [] }: Outcome) => ({ event: 'finished', emits: [...emits, end] }) as const;
  return {
    ...base,
    outcomeOf: async (...asked: Parameters<typeof outcomeOf>) => ended(await outcomeOf(...asked)),
    followBatch: (...asked: Parameters<typeof followBatch>) => followBatch(...asked)?.then(ended) ?? null,
  } satisfies Partial<ClaimRun>;
}

/**
 * Claims the wallet's bonus from every pool at a position, one pool after another. Spec §4. Events
 * report each transaction when it is requested, sent and paid. A pool that reverts does not stop
 * the others; a rejection in the wallet or a wallet error ends the claim. Nothing is paid twice:
 * the contract pays only the open amount.
 *
 * The steps run on the machine of `purchase/machine.ts`. Before the first prompt the code seen by
 * the wallet's provider is compared with the app's node, and only pools listed by the pinned
 * registry are called.
 * @returns Events; the last one is 'succeeded' or 'failed'. Never throws.
 */
export function claim(asked: ClaimOptions): AsyncGenerator<ClaimEvent, void> {
  const options = { ...asked, reader: patientReader(asked) };
  const { wallet, reader, registry } = options;
  const from = wallet.account.address;
  const statusOf = (id: string) => batchStatus(wallet, id);
  const watch = { ...options, from, witness: wallet, batchStatus: statusOf };
  const claiming: ClaimRun = {
    ...following(watch),
    canAsk: true,
    data: { pools: [], firstFailure: null },
    async look({ attempt, data }) {
      let pools: readonly ClaimedPool[];
      try {
        if ((await getChainId(walletReader(wallet))) !== chainId) throw refusal('toast.wrongNetwork');
        await checkSameCode(wallet, reader, registry);
        pools = await bonusesOf(options);
      } catch (error) {
        // Before the first prompt no transaction exists, so report a general error instead of a
        // failed transaction.
        const failure = failureOf(error);
        throw failure.notice.id === 'toast.transactionFailed' ? refusal('toast.somethingWrong') : error;
      }
      const found: ClaimEvent = { type: 'found', pools: pools.map(({ pool, amount }) => ({ pool, amount })) };
      const known = { data: { ...data, pools }, emits: [found] };
      const isOurs = attempt && pools.some(({ pool }) => isAddressEqual(pool, attempt.pool));
      if (!isOurs) return { event: 'clear', ...known };
      if (!isClaimSent(attempt)) return { event: 'asked before', ...known };
      return { event: 'sent before', ...known, emits: [found, ...begun(attempt)] };
    },
    async plan({ data: { pools, firstFailure } }) {
      const next = pools.find(isOpen);
      if (next) return { event: 'planned', emits: [{ type: 'asked', pool: next.pool }] };
      if (firstFailure) return { event: 'stopped', emits: [{ type: 'failed', failure: firstFailure }] };
      return { event: 'finished', emits: [{ type: 'succeeded' }] };
    },
    async prepare({ data: { pools } }) {
      const next = pools.find(isOpen);
      if (!next) throw new Error('No pool is left to be asked.');
      const { pool, amount } = next;
      const prepared = await prepareCall(options, claimCall(pool));
      options.mayAsk?.();
      return { event: 'ready', attempt: { ...prepared, pool, amount, pools, callsId: null, calls: [] } };
    },
    async ask(attempt) {
      const sent = await send(wallet, attempt);
      const { pool, hash } = sent;
      return { event: 'sent', attempt: sent, emits: hash ? [{ type: 'sent', pool, transaction: hash }] : [] };
    },
    resumed: begun,
    decideFailure({ name, data }, failure) {
      if (name === 'looking' || !isOfPool(failure)) return null;
      const refused = data.pools.find(isOpen);
      if (!refused) return null;
      return {
        event: 'refused',
        data: {
          pools: kept(data.pools, { ...refused, isRefused: true }),
          firstFailure: data.firstFailure ?? failure,
        },
        emits: [{ type: 'refused', pool: refused.pool, failure }],
      };
    },
    failureOf: failureOfClaim,
  };
  return runSimply(claiming, watch);
}

function unasked(): never {
  throw new Error('A page that resumes opens no wallet.');
}

/**
 * Resumes a claim begun by an earlier page from the journal: follows the sent transaction and needs
 * no wallet, except for the status of a batch. Pools not yet requested are left to the next claim.
 * @returns Events; without 'succeeded' or 'failed' if nothing was sent. Throws only the abort
 * reason of the signal.
 */
export function resumeClaim(options: ResumeClaimOptions): AsyncGenerator<ClaimEvent, void> {
  const attempt = options.attempt ?? options.journal.read().at(-1);
  const refused = attempt?.pools.some(({ isRefused }) => isRefused);
  const failure: Failure = { notice: { id: 'toast.revertUndecoded' } };
  const end: ClaimEvent = refused ? { type: 'failed', failure } : { type: 'succeeded' };
  return runSimply(
    {
      ...followingToEnd(options, end),
      data: { pools: [], firstFailure: null },
      canAsk: false,
      async look({ attempt: left }) {
        if (!left) return { event: 'unlisted' };
        if (!isClaimSent(left)) return { event: 'asked before' };
        return { event: 'sent before', emits: claimEventsOf(left, false) };
      },
      async plan() {
        return { event: 'no wallet' };
      },
      prepare: unasked,
      ask: unasked,
      resumed: (left) => claimEventsOf(left, false),
      failureOf: failureOfClaim,
    },
    options,
  );
}
