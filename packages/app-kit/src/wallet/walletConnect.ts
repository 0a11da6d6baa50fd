import { isRejection } from '@upline/domain';
import { WalletError } from '@upline/ui/ports';
import type { CreateConnectorFn } from 'wagmi';
import { walletConnect } from 'wagmi/connectors/walletConnect';
import { chain } from '../chain/chain.ts';
import { settings } from '../chain/settings.ts';

export interface PairingProvider {
  session?: unknown;
  connect(request: { optionalChains: [number] }): Promise<void>;
  disconnect(): Promise<void>;
  on(event: 'display_uri', listener: (uri: string) => void): unknown;
  removeListener(event: 'display_uri', listener: (uri: string) => void): unknown;
  signer: { cleanupPendingPairings(options: { deletePairings: boolean }): Promise<void> };
}

/**
 * Wallets on other devices, through WalletConnect's relay. The app shows the pairing code itself,
 * because the library's own dialog loads pictures from several hosts. No request is sent before a
 * connector is set up.
 */
export function walletConnectConnector(): CreateConnectorFn {
  const { origin } = window.location;
  return walletConnect({
    projectId: settings.walletConnect ?? '',
    showQrModal: false,
    telemetryEnabled: false,
    // The check compares with wagmi's own storage, which is off.
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
 * Waits until a wallet on another device has scanned the code and agreed.
 * @param onLink Receives the pairing link, and `null` once the link expires.
 * @throws WalletError `expired` if nobody scanned the code in time, `rejected` if it was refused or
 * abandoned.
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
    // A wallet that scans the code later must not find a pairing.
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

/** The relay sends error messages instead of codes. */
function pairingError(error: unknown): unknown {
  if (error instanceof WalletError) return error;
  const words = error instanceof Error ? error.message : '';
  if (/expired/i.test(words)) return new WalletError('expired', error);
  return new WalletError(isRejection(error) ? 'rejected' : 'failed', error);
}
