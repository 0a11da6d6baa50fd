import { batchStatus, type PurchaseAttempt, resumePurchase, toldBy } from '@upline/chain';
import {
  advancePurchase,
  type Position,
  type PurchaseEvent,
  type PurchaseState,
  startPurchase,
} from '@upline/domain';
import { getAddress } from 'viem/utils';
import type { OwnProgress, Telling } from '../adapters/ownProgress.ts';
import type { OwnSignerOptions } from './ownSigner.ts';
import { closeEntry } from './purchaseEnding.ts';
import { purchaseJournal } from './purchaseJournal.ts';
import { purchaseTurn } from './purchaseTurn.ts';
import { pinnedRegistry, reader } from './reader.ts';
import { silentSigner } from './silentSigner.ts';
import { unlessAborted } from './unlessAborted.ts';

export type PurchaseProgress = OwnProgress<PurchaseState, PurchaseEvent>;

interface Resuming {
  wallet: string;
  position: Position;
  attempt: PurchaseAttempt;
  /** Where it is told; `null` until something is worth telling. */
  telling: Telling<PurchaseEvent> | null;
  /** Where it is told as soon as something is; `null` when no page shows it. */
  begin: () => Telling<PurchaseEvent> | null;
}

export const isSent = ({ hash, callsId }: PurchaseAttempt) => hash !== null || callsId !== null;

function isSame(one: PurchaseAttempt, other: PurchaseAttempt): boolean {
  const names = ['pool', 'step', 'nonce', 'hash', 'callsId'] as const;
  return names.every((name) => one[name] === other[name]);
}

/** A purchase as it stands by what was taken down of it: whatever the chain says comes on top. */
export function takenUp({ position, attempt }: Pick<Resuming, 'position' | 'attempt'>): PurchaseState {
  return [...toldBy(attempt)].reduce(advancePurchase, startPurchase(position, true));
}

const isEnd = ({ type }: PurchaseEvent) => type === 'succeeded' || type === 'failed';

/**
 * Follows what was taken down, and takes down in turn what is learnt of it.
 * @returns Whether it has come to an end that was told.
 */
export async function resume(
  options: OwnSignerOptions,
  { wallet, position, attempt, begin, ...rest }: Resuming,
): Promise<boolean> {
  let { telling } = rest;
  let isEnded = false;
  let followed = attempt;
  const journal = purchaseJournal();
  const whose = { wallet, position };
  /** What another page has asked for since stays in the journal, whatever became of this. */
  function isOvertaken() {
    const kept = journal.find(whose)?.attempt;
    return kept !== undefined && !isSame(kept, followed);
  }
  const events = resumePurchase({
    reader,
    registry: pinnedRegistry(),
    buyer: getAddress(wallet),
    position,
    attempt,
    signal: telling?.signal,
    note(learnt) {
      if (journal.find(whose) && !isOvertaken()) journal.note(whose, learnt);
      followed = learnt;
    },
    async batchStatus(id) {
      const signer = await silentSigner(options);
      return signer ? batchStatus(signer, id) : null;
    },
  });
  for await (const event of events) {
    telling ??= begin();
    if (!telling) return false;
    // By what was learnt of it meanwhile, its hash above all.
    if (!isOvertaken()) closeEntry(whose, event, followed);
    isEnded ||= isEnd(event);
    telling.tell(event);
  }
  if (isEnded) return true;
  // What goes before the investment is done: buying goes on from there.
  if (isSent(followed) && !isOvertaken()) journal.forget(whose);
  telling?.drop();
  return false;
}

/**
 * Shows the purchase that another page of this browser is at, by what that page takes down, and follows it to its
 * end when that page is closed before.
 */
export async function followOtherPage(
  options: OwnSignerOptions & { position: Position },
  progress: PurchaseProgress,
): Promise<void> {
  const wallet = options.session.user.get()?.walletId;
  if (!wallet) return;
  const journal = purchaseJournal();
  const position = journal.of(wallet)[0]?.position ?? options.position;
  const telling = progress.begin(startPurchase(position, true));
  let attempt: PurchaseAttempt | undefined;
  function look() {
    const seen = journal.find({ wallet: wallet ?? '', position })?.attempt;
    if (!seen || (attempt && isSame(seen, attempt))) return;
    for (const event of toldBy(seen)) telling.tell(event);
    attempt = seen;
  }
  look();
  globalThis.addEventListener?.('storage', look);
  await unlessAborted(telling.signal, async () => {
    await purchaseTurn(options.session).whenFree(async () => {
      look();
      if (attempt) await resume(options, { wallet, position, attempt, telling, begin: () => telling });
      else telling.drop();
    }, telling.signal);
  }).finally(() => globalThis.removeEventListener?.('storage', look));
}

const atIt = new WeakSet<PurchaseProgress>();

/**
 * Takes up the newest purchase that the signed-in member's wallet was asked for and that was not seen to end, if
 * there is one. No wallet opens. What was certainly sent is shown at once, what may have been only when it is found.
 */
export async function takeUpLevel(options: OwnSignerOptions, progress: PurchaseProgress): Promise<void> {
  const wallet = options.session.user.get()?.walletId;
  const entry = wallet ? purchaseJournal().of(wallet)[0] : undefined;
  if (!wallet || !entry || atIt.has(progress) || progress.isRunning()) return;
  const { position, attempt } = entry;
  const turn = purchaseTurn(options.session);
  atIt.add(progress);
  try {
    const telling = isSent(attempt) ? progress.begin(takenUp(entry)) : null;
    // Meanwhile the member may have left, or gone on without us.
    const isWanted = () => !progress.isRunning() && options.session.user.get()?.walletId === wallet;
    const begin = () => (isWanted() ? progress.begin(takenUp(entry)) : null);
    const act = () =>
      unlessAborted(telling?.signal, async () => {
        await resume(options, { wallet, position, attempt, telling, begin });
      });
    // A page that only looks must not keep the member from buying.
    const isFree = await turn.ifFree(telling ? act : async () => {});
    if (!isFree) await followOtherPage({ ...options, position }, progress);
    else if (!telling) await act();
  } finally {
    atIt.delete(progress);
  }
}
