import type { PurchaseAttempt } from '@upline/chain';
import type { PurchaseEvent } from '@upline/domain';

/**
 * Whether an event is the last word on what the wallet was asked for. A wallet that fails may have sent it all the
 * same: only its owner's own no is certain then.
 */
export function closesEntry(event: PurchaseEvent, attempt: PurchaseAttempt | undefined): boolean {
  if (event.type === 'succeeded') return true;
  if (event.type !== 'failed') return false;
  const isKnown = attempt?.hash !== null || attempt.callsId !== null;
  return isKnown || event.failure.notice.id === 'toast.userCancelled';
}
