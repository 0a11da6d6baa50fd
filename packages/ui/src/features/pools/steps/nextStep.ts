import type { Failure, MessageId } from '@upline/domain';
import type { AppMessageId } from '../../../messages/compiledMessages.ts';

/** Message ID of an advice. */
type NextStep = Extract<AppMessageId, `${'purchase' | 'claim'}.next.${string}`>;

const afterPurchase: Partial<Record<MessageId, NextStep>> = {
  'toast.userCancelled': 'purchase.next.cancelled',
  'purchase.dropped': 'purchase.next.dropped',
  'purchase.unseen': 'purchase.next.unseen',
  'purchase.gas': 'purchase.next.gas',
  'toast.transactionFailed': 'purchase.next.retry',
};

const afterClaim: Partial<Record<MessageId, NextStep>> = {
  'toast.userCancelled': 'claim.next.cancelled',
  'purchase.dropped': 'claim.next.cancelled',
  'purchase.unseen': 'claim.next.cancelled',
  'purchase.gas': 'claim.next.gas',
  'toast.claimFailed': 'claim.next.cancelled',
};

/** The advice for a failure; `null` if its message is self-explanatory. */
export function nextStep({ notice }: Failure, of: 'purchase' | 'claim'): NextStep | null {
  return (of === 'purchase' ? afterPurchase : afterClaim)[notice.id] ?? null;
}
