import { randomUUIDv7 } from 'node:crypto';
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

/** Stores notifications in the transaction of their cause, and publishes them to live streams. */
export async function notify(tx: Tx, notices: readonly NewNotification[]): Promise<void> {
  const written = notices.map((notice) => ({
    ...notificationRow(notice),
    id: randomUUIDv7(),
    wallet: notice.wallet,
  }));
  const wasRead = await takeRead(tx, written);
  const rows = written.map((row) => ({ ...row, isRead: wasRead(row) }));
  await insertRows(tx, notifications, rows, { columns });
  const told = new Set(notices.map(({ wallet }) => wallet));
  const topic = 'notifications' as const;
  const changes = told.size > toldByName ? [{ topic }] : [...told].map((wallet) => ({ wallet, topic }));
  await publishAll(tx, changes);
}
