import { levelAt, type PurchaseState, type ShownStep, type TextMessage } from '@upline/domain';

/**
 * The label of a purchase step, by wallet method.
 * @param price Formats a price in the reader's language.
 */
export function purchaseStepLabel(
  step: ShownStep,
  { position, way }: Pick<PurchaseState, 'position' | 'way'>,
  price: (units: bigint) => string,
): TextMessage {
  const values = { price: price(levelAt(position).fee) };
  if (way === 'permit' && step === 'approve') return { id: 'purchase.step.permit', values };
  if (way === 'batch' && step === 'invest') return { id: 'purchase.step.batch', values };
  return { id: `purchase.step.${step}`, values };
}

/** True if a step waits for the wallet: not sent yet, and started on this page. */
export function asksWallet(
  step: ShownStep,
  { sentAt, isResumed }: Pick<PurchaseState, 'sentAt' | 'isResumed'>,
): boolean {
  return (step === 'enroll' || step === 'approve' || step === 'invest') && sentAt !== step && !isResumed;
}
