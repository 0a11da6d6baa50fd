import { randomUUIDv7 } from 'node:crypto';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/openDb.ts';
import { takeTime } from '../../platform/db/takeTime.ts';
import { publishAll } from '../../platform/live/publish.ts';
import { notificationRow, type PublicNotification } from '../../platform/notify/notify.ts';
import { notifications, readNotifications } from '../../platform/notify/schema.ts';
import { members } from '../members/schema.ts';

/** The timestamp and version of a UUIDv7. */
const idStart = () => randomUUIDv7().slice(0, 15);

/**
 * Notifies every member registered before the ledger read the block. It compares blocks, not times,
 * so that reading the ledger again sends the same notifications. The database inserts the rows in
 * one statement, without loading the members.
 */
export async function notifyMembers(tx: Tx, notices: readonly PublicNotification[]): Promise<void> {
  if (notices.length === 0) return;
  await takeTime(tx);
  const told = notices.map((notice, turn) => {
    const { kind, message, facts, position, at, transaction, block } = notificationRow(notice);
    return { turn, kind, message, facts, position, at, transaction, block: String(block) };
  });
  await tx.execute(sql`
    insert into ${notifications} (id, wallet, kind, message, facts, position, at, transaction, block, is_read)
    select overlay(gen_random_uuid()::text placing ${idStart()} from 1),
      m.wallet, n.kind, n.message, n.facts, n.position, n.at, n.transaction, n.block,
      exists (
        select from ${readNotifications} r
        where r.transaction = n.transaction and r.wallet = m.wallet and r.kind = n.kind
          and r.position is not distinct from n.position
      )
    from json_to_recordset(${JSON.stringify(told)}::json) as n (
      turn integer, kind text, message text, facts jsonb, position smallint, at timestamptz, transaction text, block bigint
    )
    join ${members} m on m.registered_block < n.block
    order by n.turn, m.number`);
  await tx.execute(sql`
    delete from ${readNotifications} r
    using json_to_recordset(${JSON.stringify(told)}::json) as n (transaction text, kind text, position smallint)
    where r.transaction = n.transaction and r.kind = n.kind and r.position is not distinct from n.position`);
  await publishAll(tx, [{ topic: 'notifications' }]);
}

/** Condition: a notification that all members have. */
function isOne(notice: PublicNotification): SQL | undefined {
  const { kind, position, at, transaction } = notificationRow(notice);
  return and(
    // Has an index.
    eq(notifications.at, at),
    eq(notifications.transaction, transaction),
    eq(notifications.kind, kind),
    position === null ? isNull(notifications.position) : eq(notifications.position, position),
  );
}

/** Replaces the text of a notification that all members have, and makes it unread. */
export async function extendNotification(tx: Tx, notice: PublicNotification): Promise<void> {
  const { message, facts } = notificationRow(notice);
  await takeTime(tx);
  await tx.update(notifications).set({ message, facts, isRead: false }).where(isOne(notice));
  await publishAll(tx, [{ topic: 'notifications' }]);
}

/** Marks a notification that all members have as read, since a later one withdraws what it says. */
export async function closeNotification(tx: Tx, notice: PublicNotification): Promise<void> {
  await takeTime(tx);
  await tx.update(notifications).set({ isRead: true }).where(isOne(notice));
  await publishAll(tx, [{ topic: 'notifications' }]);
}
