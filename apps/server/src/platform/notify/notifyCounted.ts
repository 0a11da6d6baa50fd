import { countedKinds, type NotificationPayload, notificationData, notificationText } from '@upline/domain';
import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../db/openDb.ts';
import { publishAll } from '../live/publish.ts';
import { type NewNotification, notify } from './notify.ts';
import { notifications } from './schema.ts';

/** A notification that anyone can cause for another wallet, any number of times. */
export interface CountedNotification extends NewNotification {
  facts: Extract<NotificationPayload, { kind: keyof typeof countedKinds }>;
}

function startOfDay(at: Date): Date {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()));
}

/**
 * Notifies wallets of events that others can cause without limit: one notification per kind and day
 * (UTC), whose count increases and which moves to the top again.
 */
export async function notifyCounted(tx: Tx, notices: readonly CountedNotification[]): Promise<void> {
  const [first] = notices;
  if (!first) return;
  const wallets = notices.map(({ wallet }) => wallet);
  const kinds = notices.flatMap(({ facts: { kind } }) => [kind, countedKinds[kind]]);
  const today = await tx
    .select()
    .from(notifications)
    .where(
      and(
        inArray(notifications.wallet, wallets),
        inArray(notifications.kind, kinds),
        gte(notifications.at, startOfDay(first.at)),
      ),
    )
    .orderBy(desc(notifications.number));
  const fresh: CountedNotification[] = [];
  for (const notice of notices) {
    const { wallet, facts, at } = notice;
    const many = countedKinds[facts.kind];
    const row = today.find((one) => one.wallet === wallet && (one.kind === facts.kind || one.kind === many));
    if (!row) {
      fresh.push(notice);
      continue;
    }
    const before = row.facts && 'count' in row.facts ? row.facts.count : 1;
    const counted: NotificationPayload = { kind: many, count: before + 1 };
    await tx
      .update(notifications)
      .set({
        kind: many,
        facts: notificationData(counted),
        message: notificationText(counted),
        isRead: false,
        // Moves it to the top, even within the same second.
        number: sql`nextval(pg_get_serial_sequence('notification', 'number'))`,
        at: new Date(Math.floor(at.getTime() / 1000) * 1000),
      })
      .where(eq(notifications.id, row.id));
  }
  await notify(tx, fresh);
  const told = new Set(notices.filter((one) => !fresh.includes(one)).map(({ wallet }) => wallet));
  await publishAll(
    tx,
    [...told].map((wallet) => ({ wallet, topic: 'notifications' as const })),
  );
}
