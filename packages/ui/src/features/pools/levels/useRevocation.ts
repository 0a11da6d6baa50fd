import type { Position } from '@upline/domain';
import { useState } from 'react';
import { usePorts } from '../../../ports/ports.tsx';
import type { Revocation } from '../purchase/revocation.ts';

/** What is said when the code that asks the wallet could not be loaded or broke. */
const broken: Revocation = { status: 'failed', failure: { notice: { id: 'toast.transactionFailed' } } };

/**
 * Takes back what a pool may take of the member's stable coin.
 * @param onGone Called when it may take nothing any more.
 */
export function useRevocation(position: Position, onGone: () => void) {
  const { pools } = usePorts();
  const [revocation, setRevocation] = useState<Revocation>({ status: 'idle' });

  async function revoke() {
    setRevocation({ status: 'busy' });
    const failure = await pools.revoke(position);
    setRevocation(failure ? { status: 'failed', failure } : { status: 'done' });
    if (!failure) onGone();
  }

  return {
    revocation,
    revoke: () => void revoke().catch(() => setRevocation(broken)),
    forget: () => setRevocation({ status: 'idle' }),
  };
}
