import { notificationPath, tokenCardInterval } from '@upline/domain';
import { useEffect, useState } from 'react';
import { useMessage } from '../../messages/useMessage.ts';
import { type Loadable, mapLoadable } from '../../patterns/loadable.ts';
import { useShowToast } from '../../primitives/toast/toasts.ts';
import { useNotifications } from '../notifications/notificationsQuery.ts';
import { useMarkRead } from '../notifications/useMarkRead.ts';
import { useNotificationMessage } from '../notifications/useNotificationMessage.ts';
import type { Profile } from '../profile/read/profileQuery.ts';
import { TokenCard } from './TokenCard.tsx';

export interface TokensProps {
  wallet: string;
  profile: Loadable<Pick<Profile, 'energyTokens'>>;
  /** Time of the last failed load in milliseconds since 1970; `null` after a success. */
  failedAt: number | null;
}

/**
 * The token card with the newest unread notification. After half a minute in view it is marked as
 * read, and the next one appears. Spec §4.
 */
export function Tokens({ wallet, profile, failedAt }: TokensProps) {
  const t = useMessage();
  const showToast = useShowToast();
  const { data: notifications = [] } = useNotifications(wallet, tokenCardInterval);
  const { mutate: markRead } = useMarkRead(wallet);
  const [isInSight, setInSight] = useState(false);
  const messageOf = useNotificationMessage();
  const newest = notifications.find(({ isRead }) => !isRead);
  const id = newest?.id;

  useEffect(() => {
    if (failedAt !== null) showToast({ tone: 'critical', text: t('toast.tokensNotLoaded') });
  }, [failedAt, showToast, t]);

  useEffect(() => {
    if (id === undefined || !isInSight) return;
    const timer = setInterval(() => {
      // A hidden tab does not count as read.
      if (document.visibilityState === 'visible') markRead(id);
    }, tokenCardInterval);
    return () => clearInterval(timer);
  }, [id, isInSight, markRead]);

  return (
    <TokenCard
      tokens={mapLoadable(profile, ({ energyTokens }) => energyTokens)}
      news={newest && { message: messageOf(newest), href: notificationPath(newest.id), onSight: setInSight }}
    />
  );
}
