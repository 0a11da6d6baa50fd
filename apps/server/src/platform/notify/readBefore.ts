import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../db/openDb.ts';
import { rows } from '../db/rows.ts';
import { notifications, readNotifications } from './schema.ts';

type Told = Pick<typeof readNotifications.$inferSelect, 'wallet' | 'transaction' | 'kind' | 'position'>;

/** Identifies a notification of the chain across rereadings, where its ID changes. */
const keyOf = ({ wallet, transaction, kind, position }: Told) =>
  [wallet, transaction, kind, position].join(' ');

const told = z.object({
  wallet: z.templateLiteral(['0x', z.string()]),
  transaction: z.string(),
  kind: z.string(),
  position: z.number().nullable(),
});

/**
 * Deletes notifications of the chain and remembers the ones that were read.
 * @param which Condition on `notification`.
 */
export async function withdrawNotifications(tx: Tx, which: SQL): Promise<void> {
  await tx.execute(sql`
    with gone as (
      delete from ${notifications} where ${which} returning wallet, "transaction", kind, "position", block, is_read
    )
    insert into ${readNotifications} (wallet, "transaction", kind, "position", block)
    select wallet, "transaction", kind, "position", coalesce(block, 0) from gone where is_read`);
}

/** Maximum number of rows deleted per statement. */
const forgotten = 5000;

/**
 * Deletes remembered notifications of final blocks: their transactions have either returned or are
 * gone for good.
 */
export async function forgetRead(tx: Tx, finalized: bigint): Promise<void> {
  await tx.execute(sql`
    delete from ${readNotifications} where ctid = any(array(
      select r.ctid from ${readNotifications} r where r.block <= ${finalized} order by r.block limit ${forgotten}
    ))`);
}

/**
 * Finds and removes the remembered notifications among some.
 * @returns A test whether a notification was read before.
 */
export async function takeRead(tx: Tx, notices: readonly Told[]): Promise<(notice: Told) => boolean> {
  const asked = notices.filter(({ transaction }) => transaction !== '');
  const isAny = asked.length > 0 && (await tx.select().from(readNotifications).limit(1)).length > 0;
  if (!isAny) return () => false;
  const keys = JSON.stringify(
    asked.map(({ wallet, transaction, kind, position }) => ({ wallet, transaction, kind, position })),
  );
  const found = await rows(
    tx,
    sql`
      delete from ${readNotifications} r
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
