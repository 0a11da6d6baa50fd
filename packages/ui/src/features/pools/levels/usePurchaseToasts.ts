import type { PurchaseState } from '@upline/domain';
import { useEffect } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { usePorts } from '../../../ports/ports.tsx';
import { useReadable } from '../../../ports/readable.ts';
import { useShowToast } from '../../../primitives/toast/toasts.ts';
import { isShown } from '../steps/shownResults.ts';

/** Purchases already reported, so that another screen does not repeat the toast. */
const told = new WeakSet<PurchaseState>();

/**
 * Reports a purchase's result in a toast on every screen: a failure always, a success if its dialog
 * is closed. Spec §8.
 */
export function usePurchaseToasts(): void {
  const t = useMessage();
  const showToast = useShowToast();
  const { pools } = usePorts();
  const purchase = useReadable(pools.purchase);
  useEffect(() => {
    if (!purchase || purchase.status === 'running' || told.has(purchase)) return;
    told.add(purchase);
    const { failure, position } = purchase;
    if (!failure) {
      if (!isShown(purchase)) {
        showToast({ tone: 'positive', text: t('purchase.activated', { level: position }) });
      }
    } else {
      const isOwnWill = failure.notice.id === 'toast.userCancelled';
      const tone = isOwnWill ? 'info' : 'critical';
      showToast({ tone, text: t(failure.notice), isSilent: isShown(purchase) });
    }
  }, [purchase, showToast, t]);
}
