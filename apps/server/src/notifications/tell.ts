import { type NoticeFacts, noticeText } from '@upline/domain';
import { chunked } from '../db/chunked.ts';
import type { Db } from '../db/openDb.ts';
import { announceAll } from '../live/announce.ts';
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

function rowOf({ wallet, facts, at, ticketId = '', origin }: Notice): typeof notifications.$inferInsert {
  return {
    wallet,
    kind: facts.kind,
    message: noticeText(facts),
    ticketId,
    position: 'position' in facts ? facts.position : null,
    at: new Date(Math.floor(at.getTime() / 1000) * 1000),
    ...origin,
  };
}

/**
 * Writes what wallets are told, one after the other, in the transaction that writes what it tells of, and
 * announces it to whoever of them listens.
 */
export async function tell(tx: Db, notices: readonly Notice[]): Promise<void> {
  for (const chunk of chunked(notices.map(rowOf))) await tx.insert(notifications).values(chunk);
  const told = new Set(notices.map(({ wallet }) => wallet));
  await announceAll(
    tx,
    [...told].map((wallet) => ({ wallet, topic: 'notifications' })),
  );
}
