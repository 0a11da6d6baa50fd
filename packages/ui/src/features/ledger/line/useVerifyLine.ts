import { useMutation } from '@tanstack/react-query';
import type { LedgerLine } from '@upline/api';
import { useEffect, useEffectEvent } from 'react';
import { usePorts } from '../../../ports/ports.tsx';
import type { LineProof } from '../../../ports/proofs.ts';
import { useWalletId } from '../../../queries/useWalletId.ts';
import type { ProofState } from '../read/shownLine.ts';

function stateOf({ outcome, ...found }: LineProof): ProofState {
  return { status: outcome, ...found } as ProofState;
}

/** Verifies a ledger line on the chain, any number of times. */
export function useVerifyLine(line: LedgerLine): { proof: ProofState; verify: () => void } {
  const { proofs } = usePorts();
  const wallet = useWalletId();
  const { data, status, mutate } = useMutation({
    mutationFn: () => proofs.verify(line, wallet),
    // Runs offline too: the failed read is a valid result.
    networkMode: 'always',
  });
  const repeat = useEffectEvent(() => {
    if (data?.outcome === 'confirmed' && !data.isFinal) mutate();
  });
  // The block of a verified line became final.
  useEffect(() => {
    if (!line.isProvisional) repeat();
  }, [line.isProvisional]);
  const proof: ProofState =
    status === 'success'
      ? stateOf(data)
      : { status: status === 'pending' ? 'checking' : status === 'error' ? 'silent' : 'idle' };
  return { proof, verify: () => mutate() };
}
