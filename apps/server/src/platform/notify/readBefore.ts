import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../db/openDb.ts';
import { rows } from '../db/rows.ts';
import { notifications, readNotices } from './schema.ts';

type Told = Pick<typeof readNotices.$inferSelect, 'wallet' | 'transaction' | 'kind' | 'position'>;

/** Names what was told: a ledger that is read again tells it once more, with another ID. */
const keyOf = ({ wallet, transaction, kind, position }: Told) =>
  [wallet, transaction, kind, position].join(' ');

const told = z.object({
  wallet: z.templateLiteral(['0x', z.string()]),
  transaction: z.string(),
  kind: z.string(),
  position: z.number().nullable(),
});

/**
 * Takes back what was told of the chain, and keeps in mind what of it was read.
 * @param which The condition on `notification`.
 */
export async function withdrawNotices(tx: Tx, which: SQL): Promise<void> {
  await tx.execute(sql`
    with gone as (
      delete from ${notifications} where ${which} returning wallet, "transaction", kind, "position", block, is_read
    )
    insert into ${readNotices} (wallet, "transaction", kind, "position", block)
    select wallet, "transaction", kind, "position", coalesce(block, 0) from gone where is_read`);
}

/** So many are forgotten at once. */
const forgotten = 5000;

/** Forgets what was read of blocks that are final: their transactions have come again, or never will there. */
export async function forgetRead(tx: Tx, finalized: bigint): Promise<void> {
  await tx.execute(sql`
    delete from ${readNotices} where ctid = any(array(
      select r.ctid from ${readNotices} r where r.block <= ${finalized} order by r.block limit ${forgotten}
    ))`);
}

/**
 * Which of some notices were read before they were taken back; they are not kept in mind any longer.
 * @returns Whether a notice was.
 */
export async function takeRead(tx: Tx, notices: readonly Told[]): Promise<(notice: Told) => boolean> {
  const asked = notices.filter(({ transaction }) => transaction !== '');
  const isAny = asked.length > 0 && (await tx.select().from(readNotices).limit(1)).length > 0;
  if (!isAny) return () => false;
  const keys = JSON.stringify(
    asked.map(({ wallet, transaction, kind, position }) => ({ wallet, transaction, kind, position })),
  );
  const found = await rows(
    tx,
    sql`
      delete from ${readNotices} r
      using (
        select distinct * from json_to_recordset(${keys}::json)
          as a (wallet text, "transaction" text, kind text, "position" smallint)
      ) asked
      where r."transaction" = asked."transaction" and r.wallet = asked.wallet and r.kind = asked.kind
        and r."position" is not distinct from asked."position"
      returning r.wallet, r."transaction", r.kind, r."position"`,
    told,
  );
  const read = new Set(found.map((one) => keyOf(one as Told)));
  return (notice) => read.has(keyOf(notice));
}
