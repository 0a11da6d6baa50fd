import { type ClaimAttempt, resumeClaim } from '@upline/chain';
import { type ClaimEvent, type ClaimState, type Position, startClaim } from '@upline/domain';
import type { SessionPort } from '@upline/ui/ports';
import { getAddress } from 'viem/utils';
import type { OwnProgress, Telling } from '../adapters/ownProgress.ts';
import { isLastWord } from './claimEnding.ts';
import { claimJournal } from './claimJournal.ts';
import { claimTurn } from './claimTurn.ts';
import { reader } from './reader.ts';
import { unlessAborted } from './unlessAborted.ts';

export type ClaimProgress = OwnProgress<ClaimState, ClaimEvent>;
type Session = Pick<SessionPort, 'user'>;

interface Resuming {
  wallet: string;
  position: Position;
  attempt: ClaimAttempt;
  /** Where it is told; `null` until something is worth telling. */
  telling: Telling<ClaimEvent> | null;
}

/** Follows what was taken down, and takes down in turn what is learnt of it. */
async function resume(
  session: Session,
  progress: ClaimProgress,
  { wallet, position, attempt, ...rest }: Resuming,
): Promise<void> {
  let { telling } = rest;
  let isEnded = false;
  const journal = claimJournal();
  const whose = { wallet, position };
  const events = resumeClaim({
    reader,
    from: getAddress(wallet),
    attempt,
    signal: telling?.signal,
    note: (learnt) => journal.find(whose) && journal.note(whose, learnt),
  });
  for await (const event of events) {
    if (!telling) {
      // Meanwhile the member may have left, or gone on without us.
      if (progress.isRunning() || session.user.get()?.walletId !== wallet) return;
      telling = progress.begin(startClaim(position, true));
    }
    if (isLastWord(event, journal.find(whose)?.attempt.hash ?? null)) journal.forget(whose);
    isEnded ||= event.type === 'succeeded' || event.type === 'failed';
    telling.tell(event);
  }
  if (!isEnded) telling?.drop();
}

/** What the other page has come to, by what it took down last and what is shown of it already. */
function* toldBy(seen: ClaimAttempt, shown: ClaimAttempt | undefined): Generator<ClaimEvent> {
  const { pool, amount, hash } = seen;
  const isAnother = pool !== shown?.pool;
  if (isAnother) {
    yield { type: 'found', pools: [{ pool, amount }] };
    yield { type: 'asked', pool };
  }
  if (hash && (isAnother || hash !== shown.hash)) yield { type: 'sent', pool, transaction: hash };
}

/**
 * Shows the claim that another page of this browser is at, by what that page takes down, and follows it to its end
 * when that page is closed before.
 * @param asked The position that was asked for here, as long as that page has taken down nothing.
 */
export async function followOtherPage(
  session: Session,
  progress: ClaimProgress,
  asked: Position,
): Promise<void> {
  const wallet = session.user.get()?.walletId;
  if (!wallet) return;
  const journal = claimJournal();
  const whose = { wallet, position: journal.of(wallet)[0]?.position ?? asked };
  const telling = progress.begin(startClaim(whose.position, true));
  let attempt: ClaimAttempt | undefined;
  function look() {
    const seen = journal.find(whose)?.attempt;
    if (!seen) return;
    for (const event of toldBy(seen, attempt)) telling.tell(event);
    attempt = seen;
  }
  look();
  globalThis.addEventListener?.('storage', look);
  await unlessAborted(telling.signal, async () => {
    await claimTurn(session).whenFree(async () => {
      look();
      if (attempt) await resume(session, progress, { ...whose, attempt, telling });
      else telling.drop();
    }, telling.signal);
  }).finally(() => globalThis.removeEventListener?.('storage', look));
}

const atIt = new WeakSet<ClaimProgress>();

/**
 * Takes up the newest claim that the signed-in member's wallet was asked for and that was not seen to end, if there
 * is one. No wallet opens. What was certainly sent is shown at once, as is what another page is at; what may have been
 * sent only when it is found.
 */
export async function takeUpClaim(session: Session, progress: ClaimProgress): Promise<void> {
  const wallet = session.user.get()?.walletId;
  const entry = wallet ? claimJournal().of(wallet)[0] : undefined;
  if (!wallet || !entry || atIt.has(progress) || progress.isRunning()) return;
  const { position, attempt } = entry;
  const turn = claimTurn(session);
  atIt.add(progress);
  try {
    const telling = attempt.hash ? progress.begin(startClaim(position, true)) : null;
    const act = () =>
      unlessAborted(telling?.signal, () => resume(session, progress, { wallet, position, attempt, telling }));
    // A page that only looks must not keep the member from claiming.
    const isFree = await turn.ifFree(telling ? act : async () => {});
    if (!isFree) await followOtherPage(session, progress, position);
    else if (!telling) await act();
  } finally {
    atIt.delete(progress);
  }
}
