import {
  batchStatus,
  type ClaimAttempt,
  type Journal,
  type PurchaseAttempt,
  purchaseEventsOf,
  resumePurchase,
} from '@upline/chain';
import { claimEventsOf, resumeClaim } from '@upline/chain/claim';
import {
  type ClaimEvent,
  type ClaimState,
  type Position,
  type PurchaseEvent,
  type PurchaseState,
  startClaim,
  startPurchase,
} from '@upline/domain';
import type { SessionPort } from '@upline/ui/ports';
import type { Address } from 'viem';
import { getAddress } from 'viem/utils';
import { pinnedRegistry, reader } from '../chain/reader.ts';
import {
  claimJournal,
  type Entry,
  entryOf,
  type JournalStore,
  purchaseJournal,
  type Whose,
} from './journal.ts';
import { claimLock, type Lock, purchaseLock } from './lock.ts';
import type { Progress, Report } from './progress.ts';
import { closedSigner, type SignerOptions } from './signer.ts';
import { staysBought, staysPaid } from './standing.ts';

/** The display of a run and the wallet that pays for it. */
export interface Shown<State, Event> extends SignerOptions {
  progress: Progress<State, Event>;
}

type Kept = PurchaseAttempt | ClaimAttempt;

interface Left<Attempt extends Kept> {
  wallet: Address;
  position: Position;
  attempt: Attempt;
  journal: Journal<Attempt>;
  signal: AbortSignal | undefined;
}

/** The differences between purchases and claims. */
interface Kind<State, Event extends { type: string }, Attempt extends Kept> {
  lock(session: Pick<SessionPort, 'user'>): Lock;
  journal(): JournalStore<Attempt>;
  /** @param attempt The journal's request, if it is known. */
  start(position: Position, attempt?: Attempt): State;
  isSent(attempt: Attempt): boolean;
  /** @param isRunning True if another page continues the run. */
  eventsOf(attempt: Attempt, isRunning: boolean): readonly Event[];
  /**
   * Watches the effect that an event reports until its block is final; `null` for other events.
   * @returns False if a reorg has dropped it.
   */
  stays(event: Event, whose: Whose, isWatched: () => boolean): Promise<boolean> | null;
  /** The request to follow again if a reorg has dropped its effect. */
  lost(attempt: Attempt): Attempt;
  resume(left: Left<Attempt>, options: SignerOptions): AsyncIterable<Event>;
}

const isSent = ({ hash, callsId }: Kept) => hash !== null || callsId !== null;

/** Reads a batch's status from the session's own wallet. */
const statusOf = (options: SignerOptions) => async (id: string) => {
  const signer = await closedSigner(options);
  return signer ? batchStatus(signer, id) : null;
};

export const purchases: Kind<PurchaseState, PurchaseEvent, PurchaseAttempt> = {
  lock: purchaseLock,
  journal: purchaseJournal,
  start: (position) => startPurchase(position, true),
  isSent,
  eventsOf: (attempt) => purchaseEventsOf(attempt),
  stays(event, whose, isWatched) {
    if (event.type !== 'succeeded' || event.wasOwned) return null;
    return staysBought({ ...whose, block: event.block }, isWatched);
  },
  lost: (attempt) => attempt,
  resume: ({ wallet, ...left }, options) =>
    resumePurchase({
      ...left,
      reader,
      registry: pinnedRegistry(),
      buyer: wallet,
      batchStatus: statusOf(options),
    }),
};

export const claims: Kind<ClaimState, ClaimEvent, ClaimAttempt> = {
  lock: claimLock,
  journal: claimJournal,
  // A batch claims from several levels.
  start: (position, attempt) => startClaim(attempt?.calls.length ? null : position, true),
  isSent,
  eventsOf: claimEventsOf,
  stays(event, { wallet }, isWatched) {
    if (event.type !== 'paid') return null;
    return staysPaid({ wallet, pool: getAddress(event.pool), block: event.block }, isWatched);
  },
  // Payments of the level's other pools are requests of their own.
  lost: (attempt) => ({
    ...attempt,
    pools: attempt.pools.filter(({ pool }) => attempt.calls.length > 0 || pool === attempt.pool),
  }),
  resume: ({ wallet, ...left }, options) =>
    resumeClaim({ ...left, reader, from: wallet, batchStatus: statusOf(options) }),
};

/** A journal that remembers its newest request, also after the run has ended. */
export function remembering<Attempt extends Kept>(store: Journal<Attempt>, first = store.read().at(-1)) {
  let newest = first;
  const journal: Journal<Attempt> = {
    read: () => store.read(),
    write(requests, isUnseen) {
      newest = requests.at(-1) ?? newest;
      store.write(requests, isUnseen);
    },
  };
  return { journal, last: () => newest };
}

interface Reported<Event, Attempt> extends Whose {
  event: Event;
  /** The newest request. */
  last: () => Attempt | undefined;
}

/** Requests that a reorg has dropped. A batch is one request with several payments. */
const dropped = new WeakSet<object>();

/** Resolves once no run is shown as running. */
function idle<State, Event>({ current, isRunning }: Progress<State, Event>): Promise<void> {
  return new Promise((resolve) => {
    const end = current.subscribe(look);
    function look() {
      if (isRunning()) return;
      end();
      resolve();
    }
    look();
  });
}

/**
 * Watches the effect that an event reports, if any, until its block is final. If a reorg drops it,
 * follows its request again: the transaction may return to a block, or be lost.
 */
export async function followLoss<State, Event extends { type: string }, Attempt extends Kept>(
  kind: Kind<State, Event, Attempt>,
  shown: Shown<State, Event>,
  { event, last, ...whose }: Reported<Event, Attempt>,
): Promise<void> {
  const { session, progress } = shown;
  const attempt = last();
  if (!attempt) return;
  const isWatched = () => session.user.get()?.walletId.toLowerCase() === whose.wallet.toLowerCase();
  const stays = kind.stays(event, whose, isWatched);
  if (!stays || (await stays) || dropped.has(attempt)) return;
  dropped.add(attempt);
  while (progress.isRunning() || resuming.has(progress)) {
    await idle(progress);
    await resuming.get(progress);
  }
  if (!isWatched()) return;
  const journal = kind.journal();
  const other = journal.find(whose);
  const { pool, block } = attempt;
  // Another page that watched the same request may have noted it already.
  if (other?.attempt.pool !== pool || other.attempt.block !== block)
    journal.note(whose, kind.lost(attempt), { open: other ? [...other.open, other.attempt] : [] });
  // Only a request that was certainly sent takes the place of what is shown.
  if (!kind.isSent(attempt)) progress.dismiss();
  await resume(kind, shown);
}

const isEnd = ({ type }: { type: string }) => type === 'succeeded' || type === 'failed';

type LeftEntry<Attempt> = Pick<Entry<Attempt>, 'wallet' | 'position' | 'attempt'>;

/**
 * Follows a stored attempt on the chain, without the wallet.
 * @param report The display; `null` until there is something worth showing.
 */
async function follow<State, Event extends { type: string }, Attempt extends Kept>(
  kind: Kind<State, Event, Attempt>,
  shown: Shown<State, Event>,
  { wallet, position, attempt }: LeftEntry<Attempt>,
  report: Report<Event> | null,
): Promise<void> {
  const { session, progress } = shown;
  const signal = report?.signal;
  let shownAt = report;
  let isEnded = false;
  function beginNow() {
    // The member may have signed out or started another run since.
    const isWanted = !progress.isRunning() && session.user.get()?.walletId === wallet;
    return isWanted ? progress.begin(kind.start(position, attempt), kind.eventsOf(attempt, false)) : null;
  }
  const { journal, last } = remembering(entryOf(kind.journal(), { wallet, position }), attempt);
  const left = { wallet: getAddress(wallet), position, attempt, journal, signal };
  try {
    for await (const event of kind.resume(left, shown)) {
      shownAt ??= beginNow();
      if (!shownAt) return;
      isEnded ||= isEnd(event);
      shownAt.tell(event);
      void followLoss(kind, shown, { wallet, position, event, last });
    }
  } catch (error) {
    if (signal?.aborted) return;
    throw error;
  }
  if (!isEnded) shownAt?.drop();
}

/**
 * Shows the run of another page of this browser from its journal, and resumes the run if that page
 * closes before the end.
 * @param requested The position requested here, until that page has written an entry.
 */
export async function showOtherPage<State, Event extends { type: string }, Attempt extends Kept>(
  kind: Kind<State, Event, Attempt>,
  shown: Shown<State, Event>,
  requested: Position,
): Promise<void> {
  const { session, progress } = shown;
  const wallet = session.user.get()?.walletId;
  if (!wallet) return;
  const journal = kind.journal();
  const entry = journal.of(wallet)[0];
  const position = entry?.position ?? requested;
  const report = progress.begin(kind.start(position, entry?.attempt));
  let attempt: Attempt | undefined;
  let seen = '';
  function look() {
    const found = journal.find({ wallet: wallet ?? '', position })?.attempt;
    if (!found) return;
    const events = kind.eventsOf(found, true);
    const text = JSON.stringify(events, (_key, value) => (typeof value === 'bigint' ? String(value) : value));
    if (text !== seen) report.tell(...events);
    seen = text;
    attempt = found;
  }
  look();
  globalThis.addEventListener?.('storage', look);
  try {
    await kind.lock(session).whenFree(async () => {
      look();
      if (attempt) await follow(kind, shown, { wallet, position, attempt }, report);
      else report.drop();
    }, report.signal);
  } catch (error) {
    if (!report.signal.aborted) throw error;
  } finally {
    globalThis.removeEventListener?.('storage', look);
  }
}

const resuming = new WeakMap<object, Promise<void>>();

async function resumeEntry<State, Event extends { type: string }, Attempt extends Kept>(
  kind: Kind<State, Event, Attempt>,
  shown: Shown<State, Event>,
  entry: Entry<Attempt>,
): Promise<void> {
  const { session, progress } = shown;
  const { position, attempt } = entry;
  const report = kind.isSent(attempt)
    ? progress.begin(kind.start(position, attempt), kind.eventsOf(attempt, false))
    : null;
  const act = () => follow(kind, shown, entry, report);
  // Without a report only test the lock, because looking must not block a purchase.
  const isFree = await kind.lock(session).ifFree(report ? act : async () => {});
  if (!isFree) await showOtherPage(kind, shown, position);
  else if (!report) await act();
}

/**
 * Resumes the signed-in member's newest request that was not seen to end, if any. Opens no wallet.
 * A sent request, or the run of another page, is shown at once; a request that may have been sent
 * is shown only when found.
 */
export async function resume<State, Event extends { type: string }, Attempt extends Kept>(
  kind: Kind<State, Event, Attempt>,
  shown: Shown<State, Event>,
): Promise<void> {
  const { session, progress } = shown;
  const wallet = session.user.get()?.walletId;
  const entry = wallet ? kind.journal().of(wallet)[0] : undefined;
  if (!entry || resuming.has(progress) || progress.isRunning()) return;
  const run = resumeEntry(kind, shown, entry).finally(() => resuming.delete(progress));
  resuming.set(
    progress,
    run.catch(() => undefined),
  );
  await run;
}
