import { resumeClaim } from '@upline/chain';
import { type ClaimEvent, type ClaimState, startClaim } from '@upline/domain';
import type { SessionPort } from '@upline/ui';
import { getAddress } from 'viem/utils';
import type { OwnProgress } from '../adapters/ownProgress.ts';
import { isLastWord } from './claimBonus.ts';
import { claimJournal } from './claimJournal.ts';
import { reader } from './reader.ts';

type ClaimProgress = OwnProgress<ClaimState, ClaimEvent>;

const atIt = new WeakSet<ClaimProgress>();

/**
 * Takes up the newest claim that the signed-in member's wallet was asked for and that was not seen to end, if there
 * is one. No wallet opens. What was certainly sent is shown at once, what may have been only when it is found.
 */
export async function takeUpClaim(
  session: Pick<SessionPort, 'user'>,
  progress: ClaimProgress,
): Promise<void> {
  const wallet = session.user.get()?.walletId;
  const journal = claimJournal();
  const entry = wallet ? journal.of(wallet)[0] : undefined;
  if (!wallet || !entry || atIt.has(progress) || progress.isRunning()) return;
  const { position, attempt } = entry;
  let telling = attempt.hash ? progress.begin(startClaim(position, true)) : null;
  atIt.add(progress);
  try {
    const events = resumeClaim({
      reader,
      from: getAddress(wallet),
      attempt,
      signal: telling?.signal,
      note: (learnt) => journal.find(entry) && journal.note(entry, learnt),
    });
    for await (const event of events) {
      if (!telling) {
        // Meanwhile the member may have gone, or gone on by himself.
        if (progress.isRunning() || session.user.get()?.walletId !== wallet) return;
        telling = progress.begin(startClaim(position, true));
      }
      if (isLastWord(event, journal.find(entry)?.attempt.hash ?? null)) journal.forget(entry);
      telling.tell(event);
    }
  } catch (error) {
    if (!telling?.signal.aborted) throw error;
  } finally {
    atIt.delete(progress);
  }
}
