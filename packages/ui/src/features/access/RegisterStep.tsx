import { useMessage } from '../../messages/useMessage.ts';
import type { WalletState } from '../../ports/wallet.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { ConnectedWallet } from '../wallet/connect/ConnectedWallet.tsx';

export interface RegisterStepProps {
  wallet: WalletState;
  onConnect: () => void;
  onOtherWallet: () => void;
  onNoId: () => void;
}

/** The first step: sign in with a wallet, or go on to register. It is the page's first paint. Spec §2. */
export function RegisterStep({ wallet, onConnect, onOtherWallet, onNoId }: RegisterStepProps) {
  const t = useMessage();
  return (
    <Stack gap="l">
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
      </Stack>
    </Stack>
  );
}
