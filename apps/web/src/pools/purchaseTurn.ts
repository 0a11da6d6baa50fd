import type { SessionPort } from '@upline/ui/ports';
import { turnOf } from './alone.ts';

/** A wallet buys on one page at a time: its owner must not be asked twice for the same thing. */
export function purchaseTurn(session: Pick<SessionPort, 'user'>) {
  return turnOf(`upline-purchase-${session.user.get()?.walletId.toLowerCase()}`);
}
