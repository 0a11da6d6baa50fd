import { chainId, shortAddress } from '@upline/domain';
import { useMessage } from '../messages/useMessage.ts';
import type { WalletState } from '../ports/wallet.ts';
import { Banner } from '../primitives/banner/Banner.tsx';
import { Button } from '../primitives/button/Button.tsx';

export interface WalletBannerProps {
  wallet: WalletState;
  /** The session's wallet; only this wallet may buy. */
  sessionWallet: string;
  onSwitchNetwork: () => void;
  /** Signs out, to sign in with the connected wallet. */
  onSignInAgain: () => void;
}

/**
 * Warns that the connected wallet cannot buy: another chain, or another member's wallet. Spec §5.
 */
export function WalletBanner({ wallet, sessionWallet, onSwitchNetwork, onSignInAgain }: WalletBannerProps) {
  const t = useMessage();
  if (wallet.status !== 'connected' || wallet.address === null) return null;
  if (wallet.chainId !== null && wallet.chainId !== chainId) {
    return (
      <Banner
        tone="caution"
        action={
          <Button tone="primary" size="s" onPress={onSwitchNetwork}>
            {t('wallet.switch')}
          </Button>
        }
      >
        {t('toast.wrongNetwork')}
      </Banner>
    );
  }
  if (wallet.address.toLowerCase() !== sessionWallet.toLowerCase()) {
    return (
      <Banner
        tone="caution"
        action={
          <Button tone="soft" size="s" onPress={onSignInAgain}>
            {t('system.signInWithThis')}
          </Button>
        }
      >
        {t('purchase.otherWallet', { wallet: shortAddress(sessionWallet) })}
      </Banner>
    );
  }
  return null;
}
