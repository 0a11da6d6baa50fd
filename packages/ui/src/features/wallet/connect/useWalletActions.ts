import { useEffect, useRef, useState } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { usePorts } from '../../../ports/ports.tsx';
import { useReadable } from '../../../ports/readable.ts';
import type { WalletOption } from '../../../ports/wallet.ts';
import { useShowToast } from '../../../primitives/toast/toasts.ts';
import { useGrowingOptions } from './useGrowingOptions.ts';
import { walletFailureText } from './walletFailureText.ts';

export interface WalletActions {
  /** The wallets in the open choice; `null` while closed. */
  options: readonly WalletOption[] | null;
  /** Connects the only wallet, or opens the choice. */
  connect(): Promise<void>;
  connectTo(option: WalletOption): Promise<void>;
  /** Pairing link for a wallet on another device; `null` unless pending. */
  pairing: string | null;
  /** Closes the choice and cancels the pairing. */
  forgetOptions(): void;
  switchNetwork(): Promise<void>;
  /** Disconnects the wallet, if any, and ends the session. Spec §4. */
  disconnect(): Promise<void>;
}

/** Wallet actions of a signed-in member; a failure shows a toast. Spec §8. */
export function useWalletActions(): WalletActions {
  const { wallet, session, navigation } = usePorts();
  const t = useMessage();
  const showToast = useShowToast();
  const [options, setOptions] = useState<readonly WalletOption[] | null>(null);
  const pairing = useReadable(wallet.pairing);
  const waiting = useRef<AbortController>(null);
  useEffect(() => () => waiting.current?.abort(), []);
  useGrowingOptions(options !== null, setOptions);

  async function attempt(task: () => Promise<unknown>) {
    try {
      await task();
    } catch (error) {
      showToast({ tone: 'critical', text: t(walletFailureText(error)) });
    }
  }

  function connectTo(option: WalletOption) {
    setOptions(null);
    const controller = new AbortController();
    waiting.current = controller;
    return attempt(async () => {
      await wallet.connect(option.id, { signal: controller.signal });
      showToast({ tone: 'positive', text: t('toast.walletConnected') });
    });
  }

  return {
    options,
    pairing,
    connectTo,
    connect: () =>
      attempt(async () => {
        const found = await wallet.options();
        const [only] = found;
        if (only?.kind !== 'walletconnect' && only && found.length === 1) await connectTo(only);
        else setOptions(found);
      }),
    forgetOptions() {
      waiting.current?.abort();
      setOptions(null);
    },
    switchNetwork: () => attempt(() => wallet.switchNetwork()),
    async disconnect() {
      const isConnected = wallet.state.get().address !== null;
      await attempt(() => wallet.disconnect());
      await session.end();
      showToast({ tone: 'info', text: t(isConnected ? 'toast.walletDisconnected' : 'sessions.signedOut') });
      navigation.go('/');
    },
  };
}
