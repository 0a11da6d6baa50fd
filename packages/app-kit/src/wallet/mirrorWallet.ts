import { storageKeys } from '@upline/domain';
import type { Config } from 'wagmi';
import { getConnection, watchConnection } from 'wagmi/actions';
import type { BrowserStorage } from '../store/browserStorage.ts';
import type { AppStore } from '../store/store.ts';
import { noWallet } from '../store/walletSlice.ts';
import { isDemoOption } from './options/walletOptionId.ts';

/**
 * The only writer of the wallet slice, of `walletData` and of the label by which the next visit
 * reconnects. The label outlives a wallet that did not answer: only the member's own disconnect
 * clears it.
 */
export function mirrorWallet(config: Config, store: AppStore, storage: BrowserStorage): void {
  function mirror() {
    const { status, address, chainId, connector } = getConnection(config);
    if (status === 'connecting' || status === 'reconnecting') {
      store.setState(({ wallet }) => ({ wallet: { ...wallet, loading: true, error: null } }));
    } else if (status === 'connected') {
      store.setState({
        wallet: {
          walletAddress: address,
          isConnected: true,
          chainId,
          label: connector.name,
          isDemo: isDemoOption(connector.id),
          loading: false,
          error: null,
        },
      });
      const data = { address, chainId, wallet: connector.name };
      storage.setItem(storageKeys.walletData, JSON.stringify(data));
      storage.setItem(storageKeys.connectedWallet, connector.id);
    } else {
      store.setState({ wallet: noWallet });
      storage.removeItem(storageKeys.walletData);
    }
  }
  watchConnection(config, { onChange: mirror });
}
