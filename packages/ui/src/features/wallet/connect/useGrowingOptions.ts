import { useEffect, useEffectEvent } from 'react';
import { usePorts } from '../../../ports/ports.tsx';
import type { WalletOption } from '../../../ports/wallet.ts';

/** While a list of wallets is open it is kept up to date: they come when they like. */
export function useGrowingOptions(isOpen: boolean, show: (options: readonly WalletOption[]) => void): void {
  const { wallet } = usePorts();
  const shown = useEffectEvent(show);
  useEffect(() => {
    if (!isOpen) return;
    let isOver = false;
    const stop = wallet.watchOptions(() => {
      wallet.options().then(
        (options) => isOver || shown(options),
        () => undefined,
      );
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [wallet, isOpen]);
}
