import { shortAddress } from '@upline/domain';
import { FlaskConical, Wallet } from 'lucide-react';
import { DialogTrigger } from 'react-aria-components';
import { useMessage } from '../../../messages/useMessage.ts';
import type { WalletState } from '../../../ports/wallet.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { VisuallyHidden } from '../../../primitives/visually-hidden/VisuallyHidden.tsx';
import type { ChainNameProps } from './ChainName.tsx';
import { WalletDialog } from './WalletDialog.tsx';
import { address as addressStyle, connected, demoWord } from './WalletList.css.ts';

export interface WalletButtonProps extends ChainNameProps {
  wallet: WalletState;
  onConnect: () => void;
  onDisconnect: () => void;
}

/** Connects a wallet, or shows the one that is connected with the way to disconnect it. Spec §2. */
export function WalletButton({
  wallet,
  isLocalChain,
  forkBlock,
  onConnect,
  onDisconnect,
}: WalletButtonProps) {
  const t = useMessage();
  const { status, address, isDemo } = wallet;
  if (status === 'connected' && address !== null) {
    return (
      <DialogTrigger>
        <Button tone="soft" icon={isDemo ? FlaskConical : Wallet} className={connected}>
          <VisuallyHidden>{t('wallet.connected')} </VisuallyHidden>
          <span className={addressStyle}>{shortAddress(address)}</span>
          {isDemo && <span className={demoWord}>{t('wallet.demo')}</span>}
        </Button>
        <WalletDialog
          wallet={address}
          label={wallet.label}
          isDemo={isDemo}
          isLocalChain={isLocalChain}
          forkBlock={forkBlock}
          onDisconnect={onDisconnect}
        />
      </DialogTrigger>
    );
  }
  if (status === 'disconnected') {
    return (
      <Button tone="primary" icon={Wallet} onPress={onConnect}>
        {t('wallet.connect')}
      </Button>
    );
  }
  return (
    <Button icon={Wallet} isDisabled>
      {t('wallet.connecting')}
    </Button>
  );
}
