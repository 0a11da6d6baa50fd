import type { ClaimState, PurchaseState } from '@upline/domain';

/** Purchases and claims whose result stands on the page, which announces it. */
const shown = new WeakSet<ClaimState | PurchaseState>();

/** Marks a result as shown, so that its toast does not announce it a second time. */
export function markShown(result: ClaimState | PurchaseState): void {
  shown.add(result);
}

export function isShown(result: ClaimState | PurchaseState): boolean {
  return shown.has(result);
}
