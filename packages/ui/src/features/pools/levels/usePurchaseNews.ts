import type { PurchaseState } from '@upline/domain';
import { useEffect } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { usePorts } from '../../../ports/ports.tsx';
import { useReadable } from '../../../ports/readable.ts';
import { useShowToast } from '../../../primitives/toast/toasts.ts';

/** Purchases whose end was told, so that going to another screen does not tell it again. */
const told = new WeakSet<PurchaseState>();

/** A purchase whose end the member sees already, because its dialog is open. */
export function tellNoMore(purchase: PurchaseState): void {
  told.add(purchase);
}

/** Tells by a toast how a purchase ended, also when its dialog was closed or another screen is open. Spec §8. */
export function usePurchaseNews(): void {
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
