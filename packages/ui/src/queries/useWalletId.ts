import { usePorts } from '../ports/ports.tsx';
import { useReadable } from '../ports/readable.ts';

/** The signed-in member's wallet; `''` between sign-out and redirect, when no query runs. */
export function useWalletId(): string {
  const { session } = usePorts();
  return useReadable(session.user)?.walletId ?? '';
}
