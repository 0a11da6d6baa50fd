import type { PurchaseState } from '@upline/domain';
import { useEffect } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { usePorts } from '../../../ports/ports.tsx';
import { useReadable } from '../../../ports/readable.ts';
import { useShowToast } from '../../../primitives/toast/toasts.ts';

/** Purchases already reported, so that another screen does not repeat the toast. */
const told = new WeakSet<PurchaseState>();

/** Suppresses the toast of a purchase whose dialog shows the result. */
export function tellNoMore(purchase: PurchaseState): void {
  told.add(purchase);
}

/** Reports a purchase's result in a toast on every screen, if its dialog is closed. Spec §8. */
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
      showToast({ tone: 'positive', text: t('purchase.activated', { level: position }) });
    } else {
      const isOwnWill = failure.notice.id === 'toast.userCancelled';
      showToast({ tone: isOwnWill ? 'info' : 'critical', text: t(failure.notice) });
    }
  }, [purchase, showToast, t]);
}
