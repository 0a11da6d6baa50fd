import type { Tx } from '../../platform/db/openDb.ts';
import type { Session } from '../../platform/http/handlers.ts';
import { holdMember } from '../members/holdMember.ts';
import { requireStillOpen } from './sessions.ts';

/**
 * Keeps the member of a session as they are until the transaction ends.
 * @throws HttpFailure 401 when an erasure or a sign-out has ended the session.
 */
export async function holdSender(tx: Tx, session: Pick<Session, 'wallet' | 'token'>): Promise<void> {
  await holdMember(tx, session.wallet, 'share');
  await requireStillOpen(tx, session);
}
