import type { ClaimEvent } from '@upline/domain';

/** Whether an event ends what the wallet was asked for: one that fails may have sent it all the same. */
export function isLastWord(event: ClaimEvent, hash: string | null): boolean {
  if (event.type === 'paid' || event.type === 'succeeded') return true;
  if (event.type !== 'failed' && event.type !== 'refused') return false;
  return hash !== null || event.failure.notice.id === 'toast.userCancelled';
}
