import type { SessionPort } from '@upline/ui/ports';
import { turnOf } from './alone.ts';

/** A wallet claims on one page at a time: two would send the same claim, and the second one would cost gas alone. */
export function claimTurn(session: Pick<SessionPort, 'user'>) {
  return turnOf(`upline-claim-${session.user.get()?.walletId.toLowerCase()}`);
}
