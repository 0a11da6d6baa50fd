import { shortAddress } from '@upline/domain';
import { useMessage } from '../../../messages/useMessage.ts';
import type { WalletState } from '../../../ports/wallet.ts';
import { Badge } from '../../../primitives/badge/Badge.tsx';
import { Bleed } from '../../../primitives/bleed/Bleed.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Inline } from '../../../primitives/inline/Inline.tsx';
import { ShortText } from '../../../primitives/short-text/ShortText.tsx';
import { Text } from '../../../primitives/text/Text.tsx';

export interface ConnectedWalletProps {
  wallet: WalletState;
  /** Switches to another wallet. */
  onOther: () => void;
}

/** The wallet that will sign, or a reconnecting one; empty without either. */
export function ConnectedWallet({
  wallet: { status, address, label, isDemo },
  onOther,
}: ConnectedWalletProps) {
  const t = useMessage();
  if (status === 'reconnecting') {
    return (
      <Text as="p" size="small" tone="muted" role="status">
        {t('access.reconnecting')}
      </Text>
    );
  }
  if (status !== 'connected' || address === null) return null;
  return (
    <Inline gap="s" justifyContent="space-between">
      <Inline gap="xs">
        {label && <Text size="small">{label}</Text>}
        <Text size="small" tone="muted">
          <ShortText whole={address} short={shortAddress(address)} />
        </Text>
        {isDemo && <Badge tone="caution">{t('wallet.demo')}</Badge>}
      </Inline>
      <Bleed inline="s">
        <Button tone="quiet" size="s" onPress={onOther}>
          {t('access.otherWallet')}
        </Button>
      </Bleed>
    </Inline>
  );
}
