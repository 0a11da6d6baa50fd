import { claim, failureOf, Refusal } from '@upline/chain';
import type { ClaimEvent, Failure, Position } from '@upline/domain';
import { claimJournal } from './claimJournal.ts';
import { claimTurn } from './claimTurn.ts';
import { type OwnSignerOptions, objectionTo, ownSigner } from './ownSigner.ts';
import { pinnedRegistry, reader } from './reader.ts';

export interface ClaimBonusOptions extends OwnSignerOptions {
  position: Position;
  tell: (event: ClaimEvent) => void;
}

/** Nothing was sent yet, so no transaction can have failed. */
function failureBefore(error: unknown): Failure {
  const failure = failureOf(error);
  const isUnknown = failure.notice.id === 'toast.transactionFailed';
  return isUnknown ? { notice: { id: 'toast.somethingWrong' } } : failure;
}

async function claimAlone({ position, tell, ...options }: ClaimBonusOptions): Promise<void> {
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
      tell(event);
      const failure = event.type === 'asked' ? objectionTo(wallet, options) : null;
      if (failure) throw new Refusal(failure);
    }
  } catch (error) {
    tell({ type: 'failed', failure: failureBefore(error) });
  }
}

/**
 * Claims at a position with the session's own wallet and tells how it goes. While another page of this browser claims
 * with the same wallet it asks for nothing and says so; what that page has asked for is taken up as soon as it is
 * written down. It throws nothing.
 */
export async function claimBonus(options: ClaimBonusOptions): Promise<void> {
  const isFree = await claimTurn(options.session).ifFree(() => claimAlone(options));
  if (!isFree) options.tell({ type: 'failed', failure: { notice: { id: 'claim.elsewhere' } } });
}

/** Whether an event ends what the wallet was asked for: one that fails may have sent it all the same. */
export function isLastWord(event: ClaimEvent, hash: string | null): boolean {
  if (event.type === 'paid' || event.type === 'succeeded') return true;
  if (event.type !== 'failed' && event.type !== 'refused') return false;
  return hash !== null || event.failure.notice.id === 'toast.userCancelled';
}
