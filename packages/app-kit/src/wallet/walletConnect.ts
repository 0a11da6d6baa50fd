import { isRejection } from '@upline/domain';
import { WalletError } from '@upline/ui/ports';
import type { CreateConnectorFn } from 'wagmi';
import { walletConnect } from 'wagmi/connectors/walletConnect';
import { chain } from '../chain/chain.ts';

/** The project that the operator has with WalletConnect; without one there is no such choice. */
const projectId = import.meta.env.VITE_WALLETCONNECT_PROJECT_ID ?? '';

/** What is used here of WalletConnect's provider, which a connector types as anything. */
export interface PairingProvider {
  session?: unknown;
  connect(request: { optionalChains: [number] }): Promise<void>;
  disconnect(): Promise<void>;
  on(event: 'display_uri', listener: (uri: string) => void): unknown;
  removeListener(event: 'display_uri', listener: (uri: string) => void): unknown;
  signer: { cleanupPendingPairings(options: { deletePairings: boolean }): Promise<void> };
}

/**
 * Wallets on other devices, through WalletConnect's relay. Its own dialog, which asks several hosts for pictures, is
 * left out: the app shows the code. Nothing is asked before a connector is set up.
 */
export function walletConnectConnector(): CreateConnectorFn {
  const { origin } = window.location;
  return walletConnect({
    projectId,
    showQrModal: false,
    telemetryEnabled: false,
    // What it compares with is kept in wagmi's own storage, which is off.
    isNewChainsStale: false,
    metadata: {
      name: 'Upline',
      description: 'A wallet-based member network with nine on-chain pools.',
      url: origin,
      icons: [`${origin}/icon-192.png`],
    },
  });
}

/**
 * Waits until a wallet on another device has read the code and agreed.
 * @param onLink Is given what the wallet reads, and `null` when it is of no use any more.
 * @throws WalletError `expired` when nobody has read it in time, `rejected` when it was refused or given up.
 */
export async function pair(
  provider: PairingProvider,
  onLink: (link: string | null) => void,
  signal?: AbortSignal,
): Promise<void> {
  if (provider.session) return;
  signal?.throwIfAborted();
  const givenUp = Promise.withResolvers<never>();
  const giveUp = () => {
    // A wallet that reads the code later than that must find nothing behind it.
    provider.signer.cleanupPendingPairings({ deletePairings: true }).catch(() => undefined);
    givenUp.reject(new WalletError('rejected'));
  };
  signal?.addEventListener('abort', giveUp, { once: true });
  provider.on('display_uri', onLink);
  const agreed = provider.connect({ optionalChains: [chain.id] });
  agreed.then(() => (signal?.aborted ? provider.disconnect() : undefined)).catch(() => undefined);
  try {
    await Promise.race([agreed, givenUp.promise]);
  } catch (error) {
    throw pairingError(error);
  } finally {
    signal?.removeEventListener('abort', giveUp);
    provider.removeListener('display_uri', onLink);
    onLink(null);
  }
}

/** The relay passes on words instead of codes. */
function pairingError(error: unknown): unknown {
  if (error instanceof WalletError) return error;
  const words = error instanceof Error ? error.message : '';
  if (/expired/i.test(words)) return new WalletError('expired', error);
  return new WalletError(isRejection(error) ? 'rejected' : 'failed', error);
}
