import { type OperatorAct, reasonWaits } from '@upline/domain';
import { and, eq, gt, inArray, notExists, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/openDb.ts';
import { reasonCalls, reasons } from './schema.ts';

/**
 * Condition: no stored act belongs to a call, because the ledger has not read it or the chain
 * dropped it.
 */
export const isUnseen = sql`not exists (
  select from operator_act o where o.transaction <> '' and o.transaction = ${reasonCalls.transaction})`;

/** Deletes unseen calls, and the reasons without a call left. */
export async function dropUnseenCalls(tx: Tx, which: SQL | undefined): Promise<void> {
  await tx.delete(reasonCalls).where(and(which, isUnseen));
  const isEmpty = notExists(tx.select().from(reasonCalls).where(eq(reasonCalls.reasonId, reasons.id)));
  await tx.delete(reasons).where(isEmpty);
}

/** Deletes an operator's pending reasons. @returns The acts that they were for. */
export async function dropReasonsOf(tx: Tx, wallet: `0x${string}`): Promise<OperatorAct[]> {
  const since = new Date(Date.now() - reasonWaits);
  const pending = await tx
    .selectDistinct({ id: reasons.id, act: reasons.act })
    .from(reasons)
    .innerJoin(reasonCalls, eq(reasonCalls.reasonId, reasons.id))
    .where(and(eq(reasons.staff, wallet), gt(reasons.at, since), isUnseen));
  const ids = pending.map(({ id }) => id);
  if (ids.length > 0) await dropUnseenCalls(tx, inArray(reasonCalls.reasonId, ids));
  return pending.map(({ act }) => act);
}
