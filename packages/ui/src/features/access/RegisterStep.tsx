import { chainId } from '@upline/domain';
import { Hexagon, KeyRound, type LucideIcon, Signature, Smartphone } from 'lucide-react';
import { useMessage } from '../../messages/useMessage.ts';
import type { WalletState } from '../../ports/wallet.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { ConnectedWallet } from '../wallet/connect/ConnectedWallet.tsx';
import { localChain } from '../wallet/connect/localChain.ts';
import { elsewhere, fact, facts } from './AccessCard.css.ts';
import { InvitationSlot } from './InvitationSlot.tsx';

export interface RegisterStepProps {
  /** The upline of the link; `null` without one. */
  upline: string | null;
  wallet: WalletState;
  /** True on the local chain, which is never called Polygon. */
  isLocalChain: boolean;
  /** The last block that a fork shares with its origin; `null` without a fork. */
  forkBlock: number | null;
  onConnect: () => void;
  onOtherWallet: () => void;
  onNoId: () => void;
}

function Fact({ icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <li className={fact}>
      <Icon icon={icon} size="s" />
      <span>{children}</span>
    </li>
  );
}

/**
 * The first step: sign in with a wallet, or continue to registration. The page's first paint.
 * Spec §2.
 */
export function RegisterStep(props: RegisterStepProps) {
  const { upline, wallet, isLocalChain, forkBlock, onConnect, onOtherWallet, onNoId } = props;
  const t = useMessage();
  return (
    <Stack gap="m">
      <InvitationSlot upline={upline} />
      <Text as="p" tone="muted">
        {t('access.register.question')}
      </Text>
      <ConnectedWallet wallet={wallet} onOther={onOtherWallet} />
      <Stack gap="s">
        <Button tone="primary" isWide onPress={onConnect}>
          {t('wallet.connect')}
        </Button>
        <Button isWide onPress={onNoId}>
          {t('access.register.no')}
        </Button>
        <div className={elsewhere}>
          <Button tone="quiet" isWide icon={Smartphone} onPress={onOtherWallet}>
            {t('access.elsewhere.open')}
          </Button>
        </div>
      </Stack>
      <Text as="p" inline size="small" tone="muted">
        {t('access.register.help')}
      </Text>
      <ul className={facts}>
        <Fact icon={Signature}>{t('access.fact.signature')}</Fact>
        <Fact icon={KeyRound}>{t('access.fact.keys')}</Fact>
        <Fact icon={Hexagon}>
          {isLocalChain ? t(localChain(forkBlock)) : t('access.fact.chain', { chainId })}
        </Fact>
      </ul>
    </Stack>
  );
}
