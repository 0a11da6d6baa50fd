import { Wallet } from 'lucide-react';
import { useMessage } from '../../messages/useMessage.ts';
import { WalletList } from '../../patterns/connect-wallet/WalletList.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { Dialog } from '../../primitives/dialog/Dialog.tsx';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import { useWalletActions } from '../app-shell/useWalletActions.ts';

export interface NoWalletProps {
  /** The wallet is being asked. */
  isConnecting: boolean;
}

/** That no wallet is connected, and the way to connect one. Spec §8. */
export function NoWallet({ isConnecting }: NoWalletProps) {
  const t = useMessage();
  const { options, connect, connectTo, forgetOptions } = useWalletActions();
  return (
    <Card as="section" aria-label={t('balances.title')}>
      <EmptyState
        title={t('toast.noWallet')}
        icon={Wallet}
        action={
          <Button
            tone="primary"
            icon={Wallet}
            isBusy={isConnecting}
            busyLabel={t('wallet.connecting')}
            onPress={connect}
          >
            {t('wallet.connect')}
          </Button>
        }
      />
      {options && (
        <Dialog title={t('access.chooseWallet')} isOpen onOpenChange={(isOpen) => isOpen || forgetOptions()}>
          <WalletList options={options} onChoose={connectTo} />
        </Dialog>
      )}
    </Card>
  );
}
