import { CheckCheck } from 'lucide-react';
import type { RefObject } from 'react';
import { useMessage } from '../../messages/useMessage.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { useShowToast } from '../../primitives/toast/toasts.ts';
import { useWalletId } from '../../queries/useWalletId.ts';
import { notOnPhone } from './NotificationsScreen.css.ts';
import { useUnreadCount } from './notificationsQuery.ts';
import { useMarkAllRead } from './useMarkAllRead.ts';

/** Marks all notifications as read; hidden if none is unread. Spec §8. */
export function MarkAllRead({ next }: { next: RefObject<HTMLElement | null> }) {
  const t = useMessage();
  const showToast = useShowToast();
  const wallet = useWalletId();
  const unread = useUnreadCount(wallet);
  const { mutate } = useMarkAllRead(wallet, () =>
    showToast({ tone: 'critical', text: t('notifications.notMarked') }),
  );
  if (unread === null || unread === 0) return null;

  function markAll() {
    // The pressed button disappears and would drop the focus.
    next.current?.focus();
    mutate();
  }

  return (
    <Button tone="soft" icon={CheckCheck} onPress={markAll}>
      <span className={notOnPhone}>{t('notifications.markAll')}</span>
    </Button>
  );
}
