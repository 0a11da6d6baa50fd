import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/openDb.ts';
import { members } from './schema.ts';

/**
 * Locks a member until the transaction ends; lock the member before any ticket of theirs. An
 * erasure waits for a ticket being opened and includes it; a ticket opened during an erasure waits
 * and is not part of it.
 * @param how `share` allows other shared locks; `update` excludes them.
 */
export async function lockMember(tx: Tx, wallet: `0x${string}`, how: 'share' | 'update'): Promise<void> {
  await tx.select({ wallet: members.wallet }).from(members).where(eq(members.wallet, wallet)).for(how);
}
