import { levelAt, type Notice, type PurchaseState, type ShownStep } from '@upline/domain';

/**
 * What a step of a purchase is called, by the way in which the wallet is asked.
 * @param price How the reader's language writes a price.
 */
export function purchaseStepLabel(
  step: ShownStep,
  { position, way }: Pick<PurchaseState, 'position' | 'way'>,
  price: (units: bigint) => string,
): Notice {
  const values = { price: price(levelAt(position).fee) };
  if (way === 'permit' && step === 'approve') return { id: 'purchase.step.permit', values };
  if (way === 'batch' && step === 'invest') return { id: 'purchase.step.batch', values };
  return { id: `purchase.step.${step}`, values };
}

/** Whether a step waits for the wallet: once it is sent, or on a page that only follows it, nothing is to be confirmed. */
export function asksWallet(
  step: ShownStep,
  { sentAt, isResumed }: Pick<PurchaseState, 'sentAt' | 'isResumed'>,
): boolean {
  return (step === 'enroll' || step === 'approve' || step === 'invest') && sentAt !== step && !isResumed;
}
