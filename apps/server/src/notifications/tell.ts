import { randomUUIDv7 } from 'node:crypto';
import { type NoticeFacts, noticeText } from '@upline/domain';
import { insertRows } from '../db/insertRows.ts';
import type { Db } from '../db/openDb.ts';
import { announceAll } from '../live/announce.ts';
import { members } from '../members/schema.ts';
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
  'ticketId',
  'position',
  'at',
  'transaction',
  'block',
] as const;

/** Who reads a chain from the beginning tells thousands at once: then each is told to look by one word for all. */
const toldByName = 200;

function rowOf({ wallet, facts, at, ticketId = '', origin }: Notice): typeof notifications.$inferInsert {
  return {
    id: randomUUIDv7(),
    wallet,
    kind: facts.kind,
    message: noticeText(facts),
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
 * Tells every member who had registered when the ledger came to it: not by the time of its block, so that a ledger
 * which is read again tells the same.
 */
export async function tellMembers(tx: Db, notices: readonly PublicNotice[]): Promise<void> {
  if (notices.length === 0) return;
  const all = await tx
    .select({ wallet: members.wallet, since: members.registeredBlock })
    .from(members)
    .orderBy(members.number);
  const told = notices.flatMap((notice) =>
    all.flatMap(({ wallet, since }) => (since < notice.origin.block ? [{ ...notice, wallet }] : [])),
  );
  if (told.length > 0) await tell(tx, told);
}

/**
 * Writes what wallets are told, one after the other, in the transaction that writes what it tells of, and
 * announces it to whoever of them listens.
 */
export async function tell(tx: Db, notices: readonly Notice[]): Promise<void> {
  await insertRows(tx, notifications, notices.map(rowOf), { columns });
  const told = new Set(notices.map(({ wallet }) => wallet));
  const topic = 'notifications';
  const announcements = told.size > toldByName ? [{ topic }] : [...told].map((wallet) => ({ wallet, topic }));
  await announceAll(tx, announcements);
}
