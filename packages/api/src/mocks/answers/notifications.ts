import { notificationData, notificationsAtOnce } from '@upline/domain';
import type { ReplyData } from '../../contract.ts';
import type { Answers, Call } from '../call.ts';
import { MockApiError } from '../mockApiError.ts';
import type { MockBackend } from '../mockBackend.ts';
import type { Notification } from '../notifications.ts';
import { personOf } from './personOf.ts';

/** The caller's notifications; others' are 404. */
export function notificationAnswers(backend: MockBackend) {
  function told({ id, at, wallet: _, facts, ...rest }: Notification): ReplyData<'notificationDetails'> {
    const about = facts && 'wallet' in facts ? facts.wallet : null;
    return {
      ...rest,
      id,
      _id: id,
      timestamp: at.toISOString(),
      person: about === null ? null : personOf(backend, about.toLowerCase()),
      facts: facts && notificationData(facts),
    };
  }

  function all(wallet: string | undefined, { caller }: Call): Notification[] {
    if (wallet !== caller().wallet) throw new MockApiError(404, 'server.unknownMember');
    return backend.notifications.of(wallet);
  }

  function own(id: string, { caller }: Call): Notification {
    const notification = backend.notifications.find(id);
    if (notification?.wallet !== caller().wallet) throw new MockApiError(404, 'server.unknownNotification');
    return notification;
  }

  function markRead(id: string, call: Call): Notification {
    const notification = own(id, call);
    if (!notification.isRead) {
      backend.notifications.markRead(id);
      backend.live.announce({ wallet: notification.wallet, topic: 'notifications' });
    }
    return notification;
  }

  return {
    notifications: ({ params, query: { isRead } }, call) =>
      all(params.wallet, call)
        .filter((notification) => isRead === undefined || notification.isRead === isRead)
        .slice(0, notificationsAtOnce)
        .map(told),
    notificationDetails: ({ params }, call) => told(own(params.id, call)),
    markNotificationRead: ({ params }, call) => told(markRead(params.id, call)),
    markAllNotificationsRead(_input, { caller }) {
      const { wallet } = caller();
      const unread = backend.notifications.of(wallet).filter(({ isRead }) => !isRead);
      for (const { id } of unread) backend.notifications.markRead(id);
      if (unread.length > 0) backend.live.announce({ wallet, topic: 'notifications' });
      return { marked: unread.length };
    },
  } satisfies Answers;
}
