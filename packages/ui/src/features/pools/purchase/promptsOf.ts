import type { PurchaseStep } from '@upline/domain';
import type { AppMessageId } from '../../../messages/compiledMessages.ts';
import type { PurchasePreview } from '../../../ports/purchasePreview.ts';

/** Message ID of a wallet prompt. */
export type Prompt = Extract<AppMessageId, `purchase.step.${string}`>;

function promptOf(step: PurchaseStep, way: PurchasePreview['way']): Prompt {
  if (step === 'enroll') return 'purchase.step.enroll';
  if (step === 'approve') return way === 'permit' ? 'purchase.step.permit' : 'purchase.step.approve';
  return 'purchase.step.invest';
}

/** The wallet prompts in order. A batch is a single prompt. */
export function promptsOf({ way, prompts }: Pick<PurchasePreview, 'way' | 'prompts'>): readonly Prompt[] {
  return way === 'batch' ? ['purchase.step.batch'] : prompts.map((step) => promptOf(step, way));
}
