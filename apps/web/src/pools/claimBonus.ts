import { claim, failureOf, Refusal } from '@upline/chain';
import type { ClaimEvent, Failure, Position } from '@upline/domain';
import type { Telling } from '../adapters/ownProgress.ts';
import { isLastWord } from './claimEnding.ts';
import { claimJournal } from './claimJournal.ts';
import { claimTurn } from './claimTurn.ts';
import { type OwnSignerOptions, objectionTo, ownSigner } from './ownSigner.ts';
import { pinnedRegistry, reader } from './reader.ts';
import { type ClaimProgress, followOtherPage } from './takeUpClaim.ts';

export interface ClaimBonusOptions extends OwnSignerOptions {
  position: Position;
  telling: Telling<ClaimEvent>;
  progress: ClaimProgress;
}

/** Nothing was sent yet, so no transaction can have failed. */
function failureBefore(error: unknown): Failure {
  const failure = failureOf(error);
  const isUnknown = failure.notice.id === 'toast.transactionFailed';
  return isUnknown ? { notice: { id: 'toast.somethingWrong' } } : failure;
}

async function claimAlone({ position, telling, ...options }: ClaimBonusOptions): Promise<void> {
  try {
    const wallet = await ownSigner(options);
    const journal = claimJournal();
    const whose = { wallet: wallet.account.address, position };
    let isAsked = false;
    const events = claim({
      position,
      wallet,
      reader,
      registry: pinnedRegistry(),
      earlier: journal.find(whose)?.attempt,
      note(attempt) {
        isAsked ||= attempt.hash === null;
        journal.note(whose, attempt);
      },
    });
    for await (const event of events) {
      // What an earlier run has sent is not over because this one cannot ask for anything.
      const isOver = isAsked || event.type === 'paid' || event.type === 'succeeded';
      if (isOver && isLastWord(event, journal.find(whose)?.attempt.hash ?? null)) journal.forget(whose);
      telling.tell(event);
      const failure = event.type === 'asked' ? objectionTo(wallet, options) : null;
      if (failure) throw new Refusal(failure);
    }
  } catch (error) {
    telling.tell({ type: 'failed', failure: failureBefore(error) });
  }
}

/**
 * Claims at a position with the session's own wallet and tells how it goes; while another page of this browser claims
 * with the same wallet, it asks for nothing and tells how that goes instead. It throws nothing.
 */
export async function claimBonus(options: ClaimBonusOptions): Promise<void> {
  const { session, position, telling, progress } = options;
  const isFree = await claimTurn(session).ifFree(() => claimAlone(options));
  if (isFree) return;
  telling.drop();
  await followOtherPage(session, progress, position);
}
