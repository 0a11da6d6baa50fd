import type { Wallet as Signer } from '@upline/chain';
import { chainId } from '@upline/domain';
import { type OwnSignerOptions, objection } from './ownSigner.ts';

/** The session's own wallet, as far as it can be asked without opening it; `null` when it cannot. */
export async function silentSigner({ session, wallet }: OwnSignerOptions): Promise<Signer | null> {
  const { status, chainId: current } = wallet.state.get();
  if (status !== 'connected' || current !== chainId || objection({ session, wallet })) return null;
  return (await wallet.engine()).client().catch(() => null);
}
