import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/openDb.ts';
import { members } from './schema.ts';

/**
 * Keeps a member as they are until the transaction ends, before any ticket of theirs is locked: an erasure waits for a
 * ticket that is being opened and then sees it, and such a ticket waits for an erasure and is not a part of it.
 * @param how `share` where others may do the same meanwhile; `update` where nobody may.
 */
export async function lockMember(tx: Tx, wallet: `0x${string}`, how: 'share' | 'update'): Promise<void> {
  await tx.select({ wallet: members.wallet }).from(members).where(eq(members.wallet, wallet)).for(how);
}
