import { randomUUIDv7 } from 'node:crypto';
import { type NoticeFacts, noticeData, noticeText } from '@upline/domain';
import { insertRows } from '../db/insertRows.ts';
import type { Tx } from '../db/openDb.ts';
import { publishAll } from '../live/publish.ts';
import { takeRead } from './readBefore.ts';
import { notifications } from './schema.ts';

/** Something that a wallet is to be told. */
export interface Notice {
  wallet: `0x${string}`;
  facts: NoticeFacts;
  at: Date;
  /** The ticket that it is about. */
  ticketId?: string;
  /** What on chain it tells of. */
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

/** Who reads a chain from the beginning tells thousands at once: then each is told to look by one word for all. */
export const toldByName = 200;

/** The columns of a notice that are the same for every wallet. */
export function noticeRow({ facts, at, ticketId = '', origin }: Omit<Notice, 'wallet'>) {
  return {
    kind: facts.kind,
    message: noticeText(facts),
    facts: noticeData(facts),
    ticketId,
    position: 'position' in facts ? facts.position : null,
    at: new Date(Math.floor(at.getTime() / 1000) * 1000),
    transaction: '',
    block: null,
    ...origin,
  };
}

/** Something that all members are to be told. */
export type PublicNotice = Omit<Notice, 'wallet'> & Required<Pick<Notice, 'origin'>>;

/**
 * Writes what wallets are told, one after the other, in the transaction that writes what it tells of, and
 * publishes it to those who listen.
 */
export async function notify(tx: Tx, notices: readonly Notice[]): Promise<void> {
  const written = notices.map((notice) => ({
    ...noticeRow(notice),
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
