import {
  countedKinds,
  type NotificationKind,
  type NotificationPayload,
  notificationText,
  type Position,
} from '@upline/domain';
import type { Live } from './live.ts';

export interface Notification {
  id: string;
  /** The member's wallet, in lower case. */
  wallet: string;
  kind: NotificationKind;
  message: string;
  position: Position | null;
  /** `''` for none. */
  ticketId: string;
  /** The transaction's hash, `''` for none. */
  transaction: string;
  /** `null` for notifications older than this field. */
  facts: NotificationPayload | null;
  isRead: boolean;
  at: Date;
}

/**
 * A notification to write, by its facts or in the older format; optional fields that do not apply
 * are omitted.
 */
export type NewNotification = ({ facts: NotificationPayload } | Pick<Notification, 'kind' | 'message'>) &
  Partial<Pick<Notification, 'ticketId' | 'position' | 'transaction' | 'at'>>;

export type Notifications = ReturnType<typeof createNotifications>;

/** @param now The default time of a notification. */
export function createNotifications(now: () => Date, live: Live) {
  const byId = new Map<string, Notification>();
  let written = 0;

  function of(wallet: string): Notification[] {
    const own = wallet.toLowerCase();
    return [...byId.values()]
      .filter((notification) => notification.wallet === own)
      .toReversed()
      .toSorted((one, other) => other.at.getTime() - one.at.getTime());
  }

  const publish = (wallet: string) => live.announce({ wallet: wallet.toLowerCase(), topic: 'notifications' });

  function write(
    wallet: string,
    { position = null, ticketId = '', transaction = '', at = now(), ...told }: NewNotification,
  ): Notification {
    written += 1;
    const words =
      'facts' in told
        ? { kind: told.facts.kind, message: notificationText(told.facts), facts: told.facts }
        : { ...told, facts: null };
    const about = { position, ticketId, transaction };
    const id = `notification-${written}`;
    const notification: Notification = {
      id,
      wallet: wallet.toLowerCase(),
      ...words,
      ...about,
      isRead: false,
      at,
    };
    byId.set(id, notification);
    publish(wallet);
    return notification;
  }

  return {
    of,
    find: (id: string) => byId.get(id),
    /** Writes a notification that others can cause: one per kind and day, with a count. */
    count(
      wallet: string,
      facts: Extract<NotificationPayload, { kind: keyof typeof countedKinds }>,
      at = now(),
    ) {
      const many = countedKinds[facts.kind];
      const day = at.toISOString().slice(0, 10);
      const before = of(wallet).find(
        (one) => (one.kind === facts.kind || one.kind === many) && one.at.toISOString().slice(0, 10) === day,
      );
      if (!before) {
        write(wallet, { facts, at });
        return;
      }
      const count = before.facts && 'count' in before.facts ? before.facts.count : 1;
      const counted: NotificationPayload = { kind: many, count: count + 1 };
      Object.assign(before, {
        kind: many,
        facts: counted,
        message: notificationText(counted),
        isRead: false,
        at,
      });
      publish(wallet);
    },
    write,
    /** Marks a notification as read; repeating has no effect. */
    markRead(id: string) {
      const notification = byId.get(id);
      if (notification) notification.isRead = true;
      return notification;
    },
    keepNewest(wallet: string, count: number) {
      for (const { id } of of(wallet).slice(count)) byId.delete(id);
    },
  };
}
