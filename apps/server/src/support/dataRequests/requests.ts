import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/openDb.ts';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import { dataRequests } from './schema.ts';

/** A request without the copy that may have been made for it, which can be large. */
export type DataRequest = Omit<typeof dataRequests.$inferSelect, 'file'>;

/** What of a request is read wherever its copy is not wanted. */
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

/** A request as its member reads it. */
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
 * A request that is locked until the transaction ends, so that it is answered once.
 * @param wallet Whose it must be; anybody's unless given.
 * @throws HttpFailure 404 for one that there is not, 409 for one that is not open.
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

/** Writes down what became of a request that is locked. @returns The request as it is now. */
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
