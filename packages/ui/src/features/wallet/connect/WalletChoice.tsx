import { useMessage } from '../../../messages/useMessage.ts';
import { Dialog } from '../../../primitives/dialog/Dialog.tsx';
import { PairingCodeLater } from './PairingCodeLater.tsx';
import type { WalletActions } from './useWalletActions.ts';
import { WalletList } from './WalletList.tsx';

export type WalletChoiceProps = Pick<
  WalletActions,
  'options' | 'pairing' | 'connect' | 'connectTo' | 'forgetOptions'
>;

/** The dialog for choosing a wallet or scanning the pairing code, while either is pending. */
export function WalletChoice({ options, pairing, connect, connectTo, forgetOptions }: WalletChoiceProps) {
  const t = useMessage();
  if (options === null && pairing === null) return null;
  return (
    <Dialog
      title={t(pairing === null ? 'access.chooseWallet' : 'wallet.connect')}
      isOpen
      onOpenChange={(isOpen) => isOpen || forgetOptions()}
    >
      {pairing !== null && <PairingCodeLater link={pairing} />}
      {pairing === null && options !== null && (
        <WalletList options={options} onChoose={connectTo} onLookAgain={connect} />
      )}
    </Dialog>
  );
}
