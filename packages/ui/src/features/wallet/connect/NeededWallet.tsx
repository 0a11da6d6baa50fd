import { useEffect, useState } from 'react';
import { useMedia } from '../../../css/useMedia.ts';
import { useMessage } from '../../../messages/useMessage.ts';
import { usePorts } from '../../../ports/ports.tsx';
import type { WalletState } from '../../../ports/wallet.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { Callout } from '../../../primitives/callout/Callout.tsx';
import { onPhone } from '../../../tokens/breakpoints.ts';

/** True once this browser is known to have no wallet; follows wallets that appear later. */
function useWalletMissing(): boolean {
  const { wallet } = usePorts();
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    let isOver = false;
    function look() {
      wallet.options().then(
        (options) => isOver || setMissing(options.every(({ kind }) => kind === 'walletconnect')),
        () => undefined,
      );
    }
    look();
    const stop = wallet.watchOptions(look);
    return () => {
      isOver = true;
      stop();
    };
  }, [wallet]);
  return isMissing;
}

export interface NeededWalletProps {
  wallet: WalletState;
  /** Shows the ways to a wallet. */
  onOpen: () => void;
}

/** Says that registering takes a wallet where this browser has none; empty otherwise. */
export function NeededWallet({ wallet, onOpen }: NeededWalletProps) {
  const t = useMessage();
  const isPhone = useMedia(onPhone);
  const isMissing = useWalletMissing();
  if (!isMissing || wallet.address !== null) return null;
  return (
    <Callout
      tone="caution"
      action={
        <Button size="s" onPress={onOpen}>
          {t(isPhone ? 'access.elsewhere.open' : 'access.elsewhere.scan')}
        </Button>
      }
    >
      {t('access.elsewhere.needed')}
    </Callout>
  );
}
