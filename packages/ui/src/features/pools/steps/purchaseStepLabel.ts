import { formatPrice, levelAt, type Notice, type PurchaseState, type PurchaseStep } from '@upline/domain';

/** What a step of a purchase is called, by the way in which the wallet is asked. */
export function purchaseStepLabel(
  step: PurchaseStep,
  { position, way }: Pick<PurchaseState, 'position' | 'way'>,
): Notice {
  const values = { price: formatPrice(levelAt(position).fee) };
  if (way === 'permit' && step === 'approve') return { id: 'purchase.step.permit', values };
  if (way === 'batch' && step === 'invest') return { id: 'purchase.step.batch', values };
  return { id: `purchase.step.${step}`, values };
}
