import type { SessionPort } from '@upline/ui/ports';
import { turnOf } from './alone.ts';

/**
 * What pools may take of a wallet is changed for one purpose at a time: a purchase must find what it has approved.
 * Beside the purchases' own turn, so that no page takes a revocation for a purchase that it could follow.
 */
export function allowanceTurn(session: Pick<SessionPort, 'user'>) {
  return turnOf(`upline-allowance-${session.user.get()?.walletId.toLowerCase()}`);
}
