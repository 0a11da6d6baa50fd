import type { Position } from '@upline/domain';
import { useState } from 'react';
import { usePorts } from '../../../ports/ports.tsx';
import type { Revocation } from '../purchase/revocation.ts';

/** Shown if the wallet code failed to load or threw. */
const broken: Revocation = { status: 'failed', failure: { notice: { id: 'toast.transactionFailed' } } };

/**
 * Revokes a pool's allowance of the member's stable coin.
 * @param onGone Called after the allowance is zero.
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
