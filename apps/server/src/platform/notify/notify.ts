import { randomUUIDv7 } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import {
  type NotificationPayload,
  notificationData,
  notificationPosition,
  notificationText,
} from '@upline/domain';
import { insertRows } from '../db/insertRows.ts';
import type { Tx } from '../db/openDb.ts';
import { publishAll } from '../live/publish.ts';
import { takeRead } from './readBefore.ts';
import { notifications } from './schema.ts';

/** A notification to a wallet. */
export interface NewNotification {
  wallet: `0x${string}`;
  facts: NotificationPayload;
  at: Date;
  ticketId?: string;
  /** The event on chain behind it. */
  origin?: { transaction: string; block: bigint };
}

const columns = [
  'id',
  'wallet',
  'kind',
  'message',
  'facts',
  'ticketId',
  'position',
  'isRead',
  'at',
  'transaction',
  'block',
] as const;

/**
 * Wallets per transaction above which one update for all is published, as while reading a chain
 * from the beginning.
 */
export const toldByName = 200;

/** The columns of a notification that are the same for every wallet. */
export function notificationRow({ facts, at, ticketId = '', origin }: Omit<NewNotification, 'wallet'>) {
  return {
    kind: facts.kind,
    message: notificationText(facts),
    facts: notificationData(facts),
    ticketId,
    position: notificationPosition(facts),
    at: new Date(Math.floor(at.getTime() / 1000) * 1000),
    transaction: '',
    block: null,
    ...origin,
  };
}

/** A notification to all members. */
export type PublicNotification = Omit<NewNotification, 'wallet'> & Required<Pick<NewNotification, 'origin'>>;

function preparedOf(notice: NewNotification) {
  return { ...notificationRow(notice), id: randomUUIDv7(), wallet: notice.wallet };
}

/** A notification ready to be stored. */
export type PreparedNotification = ReturnType<typeof preparedOf>;

/** Notifications prepared at a time, before other work of this process. */
const partSize = 500;

/** Prepares the thousands of notifications of a stretch of the chain before their transaction. */
export async function prepareNotifications(
  notices: readonly NewNotification[],
): Promise<PreparedNotification[]> {
  const prepared: PreparedNotification[] = [];
  for (let from = 0; from < notices.length; from += partSize) {
    await turn();
    prepared.push(...notices.slice(from, from + partSize).map(preparedOf));
  }
  return prepared;
}

/**
 * Stores prepared notifications in the transaction of their cause, and publishes them to live
 * streams.
 */
export async function notifyPrepared(tx: Tx, prepared: readonly PreparedNotification[]): Promise<void> {
  const wasRead = await takeRead(tx, prepared);
  const rows = prepared.map((row) => ({ ...row, isRead: wasRead(row) }));
  await insertRows(tx, notifications, rows, { columns });
  const told = new Set(prepared.map(({ wallet }) => wallet));
  const topic = 'notifications' as const;
  const changes = told.size > toldByName ? [{ topic }] : [...told].map((wallet) => ({ wallet, topic }));
  await publishAll(tx, changes);
}

/** Prepares and stores notifications. */
export async function notify(tx: Tx, notices: readonly NewNotification[]): Promise<void> {
  await notifyPrepared(tx, notices.map(preparedOf));
}
