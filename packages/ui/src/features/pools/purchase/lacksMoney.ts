import type { PurchasePreview } from '../../../ports/purchasePreview.ts';

/** True if a purchase fails for want of money, so that no prompt of the wallet will come. */
export function lacksMoney({ failure }: Pick<PurchasePreview, 'failure'>): boolean {
  return failure?.notice.id === 'toast.insufficientBalance' || failure?.notice.id === 'purchase.gas';
}
