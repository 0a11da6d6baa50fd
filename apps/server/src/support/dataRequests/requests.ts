import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/openDb.ts';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import { dataRequests } from './schema.ts';

/** A request without its copy, which can be large. */
export type DataRequest = Omit<typeof dataRequests.$inferSelect, 'file'>;

/** All columns of a request except its copy. */
export const withoutFile = {
  number: dataRequests.number,
  id: dataRequests.id,
  wallet: dataRequests.wallet,
  kind: dataRequests.kind,
  state: dataRequests.state,
  createdAt: dataRequests.createdAt,
  dueAt: dataRequests.dueAt,
  answeredAt: dataRequests.answeredAt,
  answeredBy: dataRequests.answeredBy,
  reason: dataRequests.reason,
  fileUntil: dataRequests.fileUntil,
} as const;

export function requestReply({
  id,
  kind,
  state,
  createdAt,
  dueAt,
  answeredAt,
  reason,
  fileUntil,
}: DataRequest) {
  return {
    id,
    kind,
    state,
    createdAt: createdAt.toISOString(),
    dueAt: dueAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    reason,
    fileUntil: fileUntil && fileUntil > new Date() ? fileUntil.toISOString() : null,
  };
}

/**
 * Locks an open request until the transaction ends, so that it is answered only once.
 * @param wallet Required owner. @default any
 * @throws HttpFailure 404 for an unknown request, 409 for one already answered.
 */
export async function lockOpenRequest(tx: Tx, id: string, wallet?: `0x${string}`): Promise<DataRequest> {
  const [request] = await tx
    .select(withoutFile)
    .from(dataRequests)
    .where(and(eq(dataRequests.id, id), wallet && eq(dataRequests.wallet, wallet)))
    .for('update');
  if (!request) throw new HttpFailure(404, 'server.unknownRequest');
  if (request.state !== 'open') throw new HttpFailure(409, 'server.requestAnswered');
  return request;
}

/** Stores the answer to a locked request. @returns The updated request. */
export async function settle(
  tx: Tx,
  { id }: Pick<DataRequest, 'id'>,
  change: Partial<typeof dataRequests.$inferInsert>,
): Promise<DataRequest> {
  const [settled] = await tx
    .update(dataRequests)
    .set({ ...change, answeredAt: new Date() })
    .where(eq(dataRequests.id, id))
    .returning(withoutFile);
  if (!settled) throw new Error('A request that was held is gone.');
  return settled;
}
