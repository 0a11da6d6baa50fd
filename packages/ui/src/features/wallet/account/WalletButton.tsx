import { shortAddress } from '@upline/domain';
import { ChevronDown, FlaskConical, Wallet } from 'lucide-react';
import { useState } from 'react';
import { useMedia } from '../../../css/useMedia.ts';
import { useMessage } from '../../../messages/useMessage.ts';
import type { WalletState } from '../../../ports/wallet.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { Dialog } from '../../../primitives/dialog/Dialog.tsx';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { Popover } from '../../../primitives/popover/Popover.tsx';
import { VisuallyHidden } from '../../../primitives/visually-hidden/VisuallyHidden.tsx';
import { WalletAvatar } from '../../../primitives/wallet-avatar/WalletAvatar.tsx';
import { from } from '../../../tokens/breakpoints.ts';
import type { ChainNameProps } from '../connect/ChainName.tsx';
import { address as addressStyle, connected, demoWord, picture, popover } from './WalletButton.css.ts';
import { WalletDetailsLater } from './WalletDetailsLater.tsx';

export interface WalletButtonProps extends ChainNameProps {
  wallet: WalletState;
  /** The member's name; empty shows the wallet's own name, as does another member's wallet. */
  name: string;
  onConnect: () => void;
  onDisconnect: () => void;
}

function ConnectedButton({
  wallet: { label, isDemo },
  address,
  name,
  isLocalChain,
  forkBlock,
  onDisconnect,
}: Omit<WalletButtonProps, 'onConnect'> & { address: string }) {
  const t = useMessage();
  const isWide = useMedia(from('tablet'));
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const content = (
    <>
      <VisuallyHidden>{`${t('wallet.connected')} `}</VisuallyHidden>
      <WalletAvatar wallet={address} size="xs" className={picture} />
      <span translate="no" className={addressStyle}>
        {shortAddress(address)}
      </span>
      {isDemo && (
        <>
          <Icon icon={FlaskConical} size="s" />
          <span className={demoWord}>{t('wallet.demo')}</span>
        </>
      )}
      <Icon icon={ChevronDown} size="s" className={picture} />
    </>
  );
  const details = (close: () => void) => (
    <WalletDetailsLater
      wallet={address}
      name={name || (label ?? '')}
      isDemo={isDemo}
      isLocalChain={isLocalChain}
      forkBlock={forkBlock}
      onDisconnect={onDisconnect}
      onClose={close}
    />
  );
  if (isWide) {
    return (
      <Popover
        label={t('wallet.connected')}
        trigger={<Button className={connected}>{content}</Button>}
        placement="bottom end"
        className={popover}
      >
        {details}
      </Popover>
    );
  }
  return (
    <>
      <Button
        className={connected}
        onPress={() => setIsSheetOpen(true)}
        aria-haspopup="dialog"
        aria-expanded={isSheetOpen}
      >
        {content}
      </Button>
      <Dialog title={t('wallet.connected')} isOpen={isSheetOpen} onOpenChange={setIsSheetOpen}>
        {details}
      </Dialog>
    </>
  );
}

/**
 * Connects a wallet, or opens the details of the connected one: in a popover, or in a sheet on
 * narrow screens. Spec §2.
 */
export function WalletButton({ onConnect, ...props }: WalletButtonProps) {
  const t = useMessage();
  const { status, address } = props.wallet;
  if (status === 'connected' && address !== null) return <ConnectedButton {...props} address={address} />;
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
