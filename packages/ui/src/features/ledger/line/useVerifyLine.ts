import { useMutation } from '@tanstack/react-query';
import type { LedgerLine } from '@upline/api';
import { usePorts } from '../../../ports/ports.tsx';
import type { LineProof } from '../../../ports/proofs.ts';
import { useWalletId } from '../../../queries/useWalletId.ts';
import type { ProofState } from '../read/shownLine.ts';

function stateOf({ outcome, ...found }: LineProof): ProofState {
  return { status: outcome, ...found } as ProofState;
}

/** Asks the chain itself about a line of the ledger, as often as somebody wants to know. */
export function useVerifyLine(line: LedgerLine): { proof: ProofState; verify: () => void } {
  const { proofs } = usePorts();
  const wallet = useWalletId();
  const { data, status, mutate } = useMutation({
    mutationFn: () => proofs.verify(line, wallet),
    // Without a network the chain is silent, which is an answer.
    networkMode: 'always',
  });
  const proof: ProofState =
    status === 'success'
      ? stateOf(data)
      : { status: status === 'pending' ? 'checking' : status === 'error' ? 'silent' : 'idle' };
  return { proof, verify: () => mutate() };
}
