import { notificationPath, tokenCardInterval } from '@upline/domain';
import { useEffect, useState } from 'react';
import type { Loadable } from '../../patterns/loadable.ts';
import { useNotifications } from '../notifications/notificationsQuery.ts';
import { useMarkRead } from '../notifications/useMarkRead.ts';
import { TokenCard } from './TokenCard.tsx';

export interface TokensProps {
  wallet: string;
  tokens: Loadable<number>;
}

/**
 * The token card with the newest unread notification. After half a minute in sight it counts as read, and the
 * next one takes its place. Spec §4.
 */
export function Tokens({ wallet, tokens }: TokensProps) {
  const { data: notifications = [] } = useNotifications(wallet, tokenCardInterval);
  const { mutate: markRead } = useMarkRead(wallet);
  const [isInSight, setInSight] = useState(false);
  const newest = notifications.find(({ isRead }) => !isRead);
  const id = newest?.id;

  useEffect(() => {
    if (id === undefined || !isInSight) return;
    const timer = setInterval(() => {
      // In a tab behind another one nobody reads.
      if (document.visibilityState === 'visible') markRead(id);
    }, tokenCardInterval);
    return () => clearInterval(timer);
  }, [id, isInSight, markRead]);

  return (
    <TokenCard
      tokens={tokens}
      news={newest && { message: newest.message, href: notificationPath(newest.id), onSight: setInSight }}
    />
  );
}
