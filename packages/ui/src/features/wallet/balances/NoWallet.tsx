import { Wallet } from 'lucide-react';
import { useMessage } from '../../../messages/useMessage.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { EmptyState } from '../../../primitives/empty-state/EmptyState.tsx';
import { Panel } from '../../../primitives/panel/Panel.tsx';
import { useWalletActions } from '../connect/useWalletActions.ts';
import { WalletChoice } from '../connect/WalletChoice.tsx';

export interface NoWalletProps {
  /** True while the wallet prompt is open. */
  isConnecting: boolean;
}

/** The empty state without a wallet, with a connect button. Spec §8. */
export function NoWallet({ isConnecting }: NoWalletProps) {
  const t = useMessage();
  const choice = useWalletActions();
  return (
    <Panel as="section" aria-label={t('balances.title')}>
      <EmptyState
        title={t('toast.noWallet')}
        icon={Wallet}
        action={
          <Button
            tone="primary"
            icon={Wallet}
            isBusy={isConnecting}
            busyLabel={t('wallet.connecting')}
            onPress={choice.connect}
          >
            {t('wallet.connect')}
          </Button>
        }
      />
      <WalletChoice {...choice} />
    </Panel>
  );
}
