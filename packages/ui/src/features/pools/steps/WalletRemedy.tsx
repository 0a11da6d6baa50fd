import type { Failure, MessageId } from '@upline/domain';
import { useMessage } from '../../../messages/useMessage.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { useWalletActions } from '../../wallet/connect/useWalletActions.ts';
import { WalletChoice } from '../../wallet/connect/WalletChoice.tsx';

const remedies: readonly MessageId[] = ['toast.noWallet', 'toast.wrongNetwork'];

/** True if the failure has a remedy in the wallet, so that a bare retry would fail again. */
export function hasWalletRemedy({ notice }: Failure): boolean {
  return remedies.includes(notice.id);
}

export interface WalletRemedyProps {
  failure: Failure;
  /** Called after the member has connected or switched. */
  onDone?: () => void;
}

/** The remedy for a disconnected wallet or a wrong network. */
export function WalletRemedy({ failure, onDone }: WalletRemedyProps) {
  const t = useMessage();
  const actions = useWalletActions();
  if (failure.notice.id === 'toast.wrongNetwork') {
    return (
      <Button size="s" onPress={() => void actions.switchNetwork().then(onDone)}>
        {t('wallet.switch')}
      </Button>
    );
  }
  return (
    <>
      <Button size="s" onPress={() => void actions.connect().then(onDone)}>
        {t('wallet.connect')}
      </Button>
      <WalletChoice {...actions} />
    </>
  );
}
