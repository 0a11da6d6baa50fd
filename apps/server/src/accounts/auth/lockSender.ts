import type { Tx } from '../../platform/db/openDb.ts';
import type { Session } from '../../platform/http/handlers.ts';
import { lockMember } from '../members/lockMember.ts';
import { requireStillOpen } from './sessions.ts';

/**
 * Locks the member of a session until the transaction ends.
 * @throws HttpFailure 401 if an erasure or a sign-out has ended the session.
 */
export async function lockSender(tx: Tx, session: Pick<Session, 'wallet' | 'token'>): Promise<void> {
  await lockMember(tx, session.wallet, 'share');
  await requireStillOpen(tx, session);
}
