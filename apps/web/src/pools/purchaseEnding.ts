import type { PurchaseAttempt } from '@upline/chain';
import type { PurchaseEvent } from '@upline/domain';
import type { Whose } from './journal.ts';
import { purchaseJournal } from './purchaseJournal.ts';

/**
 * Whether an event is the last word on what the wallet was asked for. A wallet that fails may have sent it all the
 * same: only its owner's own no is certain then.
 */
function closesEntry(event: PurchaseEvent, attempt: PurchaseAttempt): boolean {
  if (event.type === 'succeeded') return true;
  if (event.type !== 'failed') return false;
  const isKnown = attempt.hash !== null || attempt.callsId !== null;
  return isKnown || event.failure.notice.id === 'toast.userCancelled';
}

function isUnseen(event: PurchaseEvent): boolean {
  return event.type === 'failed' && event.failure.notice.id === 'purchase.unseen';
}

/**
 * Forgets what an event is the last word on. What others have yet to sign may still come: it is no longer waited for,
 * but kept in mind.
 * @param followed What is followed, for a page whose journal another one has changed meanwhile.
 */
export function closeEntry(whose: Whose, event: PurchaseEvent, followed?: PurchaseAttempt): void {
  const journal = purchaseJournal();
  const attempt = journal.find(whose)?.attempt ?? followed;
  if (!attempt) return;
  // The hash that such a wallet names is none of the chain's.
  if (isUnseen(event)) journal.note(whose, { ...attempt, hash: null }, { isUnseen: true });
  else if (closesEntry(event, attempt)) journal.forget(whose);
}
