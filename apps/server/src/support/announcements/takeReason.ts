import { reasonWaits } from '@upline/domain';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { SeenCall } from '../../ledger/follower/ports.ts';
import type { Tx } from '../../platform/db/openDb.ts';
import { rows } from '../../platform/db/rows.ts';
import { reasonCalls, reasons } from './schema.ts';

const found = z.object({ reason_id: z.string(), reason: z.string() });

/**
 * Assigns the stored reason of a call to its transaction, in the transaction that notifies members.
 * A reason serves a single transaction: the one with its reference, or the first transaction after
 * its creation. If the chain drops the transaction, the reason becomes available again.
 * @returns `''` without a stored reason.
 */
export async function takeReason(tx: Tx, call: SeenCall): Promise<string> {
  const { contract, callHash, transaction, block } = call;
  const [kept] = await rows(
    tx,
    sql`
      select c.reason_id, r.reason from ${reasonCalls} c join ${reasons} r on r.id = c.reason_id
      where c.contract = ${contract.toLowerCase()} and c.call_hash = ${callHash} and (
        c.transaction = ${transaction} or (
          r.after_block < ${block} and r.at > ${new Date(Date.now() - reasonWaits).toISOString()}::timestamptz
          and not exists (select from operator_act o where o.transaction = c.transaction and c.transaction <> '')
        )
      )
      order by c.transaction = ${transaction} desc, r.at desc limit 1`,
    found,
  );
  if (!kept) return '';
  await tx.execute(sql`
    update ${reasonCalls} set "transaction" = ${transaction}
    where reason_id = ${kept.reason_id} and contract = ${contract.toLowerCase()} and call_hash = ${callHash}`);
  return kept.reason;
}
