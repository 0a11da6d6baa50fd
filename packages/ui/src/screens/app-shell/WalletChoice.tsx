import { useMessage } from '../../messages/useMessage.ts';
import { WalletList } from '../../patterns/connect-wallet/WalletList.tsx';
import { Dialog } from '../../primitives/dialog/Dialog.tsx';
import type { WalletActions } from './useWalletActions.ts';

export type WalletChoiceProps = Pick<WalletActions, 'options' | 'connectTo' | 'forgetOptions'>;

/** Asks a member which wallet to connect, while there is something to ask. */
export function WalletChoice({ options, connectTo, forgetOptions }: WalletChoiceProps) {
  const t = useMessage();
  if (options === null) return null;
  return (
    <Dialog title={t('access.chooseWallet')} isOpen onOpenChange={(isOpen) => isOpen || forgetOptions()}>
      <WalletList options={options} onChoose={connectTo} />
    </Dialog>
  );
}
