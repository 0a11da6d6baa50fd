import { usePorts } from '../ports/ports.tsx';
import { useReadable } from '../ports/readable.ts';

/** The signed-in member's wallet; `''` for the moment between signing out and leaving, when nothing is asked. */
export function useWalletId(): string {
  const { session } = usePorts();
  return useReadable(session.user)?.walletId ?? '';
}
