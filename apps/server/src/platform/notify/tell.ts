import { randomUUIDv7 } from 'node:crypto';
import { type NoticeFacts, noticeData, noticeText } from '@upline/domain';
import { sql } from 'drizzle-orm';
import { members } from '../../accounts/members/schema.ts';
import { insertRows } from '../db/insertRows.ts';
import type { Db } from '../db/openDb.ts';
import { takeTime } from '../db/takeTime.ts';
import { announceAll } from '../live/announce.ts';
import { takeRead } from './readBefore.ts';
import { notifications, readNotices } from './schema.ts';

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

function rowOf({ facts, at, ticketId = '', origin }: Omit<Notice, 'wallet'>) {
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

/** The time that an ID of version 7 begins with, and its version. */
const idStart = () => randomUUIDv7().slice(0, 15);

/**
 * Tells every member who had registered when the ledger came to it: not by the time of its block, so that a ledger
 * which is read again tells the same. The database writes it down for all by itself: no member comes in here.
 */
export async function tellMembers(tx: Db, notices: readonly PublicNotice[]): Promise<void> {
  if (notices.length === 0) return;
  await takeTime(tx);
  const told = notices.map((notice, turn) => {
    const { kind, message, facts, position, at, transaction, block } = rowOf(notice);
    return { turn, kind, message, facts, position, at, transaction, block: String(block) };
  });
  await tx.execute(sql`
    insert into ${notifications} (id, wallet, kind, message, facts, position, at, transaction, block, is_read)
    select overlay(gen_random_uuid()::text placing ${idStart()} from 1),
      m.wallet, n.kind, n.message, n.facts, n.position, n.at, n.transaction, n.block,
      exists (
        select from ${readNotices} r
        where r.transaction = n.transaction and r.wallet = m.wallet and r.kind = n.kind
          and r.position is not distinct from n.position
      )
    from json_to_recordset(${JSON.stringify(told)}::json) as n (
      turn integer, kind text, message text, facts jsonb, position smallint, at timestamptz, transaction text, block bigint
    )
    join ${members} m on m.registered_block < n.block
    order by n.turn, m.number`);
  await tx.execute(sql`
    delete from ${readNotices} r
    using json_to_recordset(${JSON.stringify(told)}::json) as n (transaction text, kind text, position smallint)
    where r.transaction = n.transaction and r.kind = n.kind and r.position is not distinct from n.position`);
  await announceAll(tx, [{ topic: 'notifications' }]);
}

/**
 * Writes what wallets are told, one after the other, in the transaction that writes what it tells of, and
 * announces it to those who listen.
 */
export async function tell(tx: Db, notices: readonly Notice[]): Promise<void> {
  const written = notices.map((notice) => ({ ...rowOf(notice), id: randomUUIDv7(), wallet: notice.wallet }));
  const wasRead = await takeRead(tx, written);
  const rows = written.map((row) => ({ ...row, isRead: wasRead(row) }));
  await insertRows(tx, notifications, rows, { columns });
  const told = new Set(notices.map(({ wallet }) => wallet));
  const topic = 'notifications';
  const announcements = told.size > toldByName ? [{ topic }] : [...told].map((wallet) => ({ wallet, topic }));
  await announceAll(tx, announcements);
}
