import type { ReplyData } from '@upline/api/contract';
import { notificationsAtOnce, shownName } from '@upline/domain';
import { and, desc, eq, sql } from 'drizzle-orm';
import { getAddress } from 'viem';
import type { Db } from '../../platform/db/openDb.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import { publish } from '../../platform/live/publish.ts';
import { notifications } from '../../platform/notify/schema.ts';
import { findPerson } from '../members/people.ts';
import { members } from '../members/schema.ts';

type NotificationHandlers = Pick<
  Handlers,
  | 'notifications'
  | 'notificationDetails'
  | 'markNotificationRead'
  | 'markAllNotificationsRead'
  | 'olderNotifications'
  | 'olderNotificationDetails'
  | 'olderMarkNotificationRead'
>;

interface Row {
  notice: typeof notifications.$inferSelect;
  /** The person named in the notification, if they are a member. */
  member: { id: string; name: string; photo: string } | null;
}

type Wallet = `0x${string}`;

const person = { id: members.id, name: members.name, photo: members.photo };
const isPerson = sql`${members.wallet} = lower(${notifications.facts} ->> 'wallet')`;

function personOf({ notice: { facts }, member }: Row) {
  if (facts === null || !('wallet' in facts) || facts.wallet === null) return null;
  const { id = '', name, photo = '' } = member ?? {};
  return { id, name: shownName(name), photo, walletId: getAddress(facts.wallet) };
}

function told(row: Row) {
  const { id, isRead, message, at, kind, position, ticketId, transaction, facts } = row.notice;
  const about = { kind, position, ticketId, transaction, facts, person: personOf(row) };
  return { id, _id: id, isRead, message, timestamp: at.toISOString(), ...about };
}

/**
 * Lists the caller's notifications and marks them read; other members' notifications are 404. Spec
 * §7.
 */
export function notificationHandlers({ db }: { db: Db }): NotificationHandlers {
  async function all(wallet: Wallet | undefined, caller: Wallet, isRead?: boolean) {
    if (wallet !== caller) throw new HttpFailure(404, 'server.unknownMember');
    const isAsked = isRead === undefined ? undefined : eq(notifications.isRead, isRead);
    const found = await db
      .select({ notice: notifications, member: person })
      .from(notifications)
      .leftJoin(members, isPerson)
      .where(and(eq(notifications.wallet, caller), isAsked))
      .orderBy(desc(notifications.at), desc(notifications.number))
      .limit(notificationsAtOnce);
    return found.map(told);
  }

  function only(row: Row | undefined): ReplyData<'notificationDetails'> {
    if (row === undefined) throw new HttpFailure(404, 'server.unknownNotification');
    return told(row);
  }

  const isOwn = (id: string, caller: Wallet) =>
    and(eq(notifications.id, id), eq(notifications.wallet, caller));

  async function read(from: Db, id: string, caller: Wallet) {
    const [row] = await from
      .select({ notice: notifications, member: person })
      .from(notifications)
      .leftJoin(members, isPerson)
      .where(isOwn(id, caller));
    return only(row);
  }

  async function markRead(id: string, caller: Wallet) {
    return db.transaction(async (tx) => {
      const isUnread = and(isOwn(id, caller), eq(notifications.isRead, false));
      const marked = await tx
        .update(notifications)
        .set({ isRead: true })
        .where(isUnread)
        .returning({ id: notifications.id });
      if (marked.length > 0) await publish(tx, { wallet: caller, topic: 'notifications' });
      return read(tx, id, caller);
    });
  }

  return {
    notifications: ({ params, query }, { session }) => all(params.wallet, session.wallet, query.isRead),
    notificationDetails: ({ params }, { session }) => read(db, params.id, session.wallet),
    markNotificationRead: ({ params }, { session }) => markRead(params.id, session.wallet),
    markAllNotificationsRead: (_input, { session: { wallet } }) =>
      db.transaction(async (tx) => {
        const marked = await tx
          .update(notifications)
          .set({ isRead: true })
          .where(and(eq(notifications.wallet, wallet), eq(notifications.isRead, false)))
          .returning({ id: notifications.id });
        // Other tabs show the number of unread notifications.
        if (marked.length > 0) await publish(tx, { wallet, topic: 'notifications' });
        return { marked: marked.length };
      }),
    olderNotifications: async ({ params }, { session }) =>
      all((await findPerson(db, params.id))?.wallet, session.wallet),
    olderNotificationDetails: ({ params }, { session }) => read(db, params.id, session.wallet),
    olderMarkNotificationRead: async ({ params }, { session }) =>
      (await markRead(params.id, session.wallet)).id,
  };
}
