import { useMessage } from '../../messages/useMessage.ts';
import { useShowToast } from '../../primitives/toast/toasts.ts';
import { useWalletId } from '../../queries/useWalletId.ts';
import { useMarkRead } from './useMarkRead.ts';

/** Marks notifications as read, with a toast for each failure. Spec §8. */
export function useMarkReadAloud() {
  const t = useMessage();
  const showToast = useShowToast();
  return useMarkRead(useWalletId(), () =>
    showToast({ tone: 'critical', text: t('notifications.notMarked') }),
  );
}
