import { useEffect, useEffectEvent } from 'react';
import { usePorts } from '../../../ports/ports.tsx';
import type { WalletOption } from '../../../ports/wallet.ts';

/** Updates the open list, because wallets announce themselves at any time. */
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
