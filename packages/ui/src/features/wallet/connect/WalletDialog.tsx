import { useMessage } from '../../../messages/useMessage.ts';
import { Address } from '../../../primitives/address/Address.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Callout } from '../../../primitives/callout/Callout.tsx';
import { Dialog } from '../../../primitives/dialog/Dialog.tsx';
import { Inline } from '../../../primitives/inline/Inline.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { ChainName, type ChainNameProps } from './ChainName.tsx';

export interface WalletDialogProps extends ChainNameProps {
  /** The whole account, checksummed. */
  wallet: string;
  /** The wallet's own name, `null` without one. */
  label: string | null;
  isDemo: boolean;
  onDisconnect: () => void;
}

/** The connected wallet whole, its chain, and the way to disconnect it. */
export function WalletDialog({
  wallet,
  label,
  isDemo,
  isLocalChain,
  forkBlock,
  onDisconnect,
}: WalletDialogProps) {
  const t = useMessage();
  return (
    <Dialog
      title={t('wallet.connected')}
      actions={
        <Button slot="close" onPress={onDisconnect}>
          {t('wallet.disconnect')}
        </Button>
      }
    >
      <Stack gap="m">
        <Inline gap="s" justifyContent="space-between">
          <Stack gap="xs">
            {label && <Text size="bodyStrong">{label}</Text>}
            <Address wallet={wallet} form="long" />
          </Stack>
          <ChainName isLocalChain={isLocalChain} forkBlock={forkBlock} />
        </Inline>
        {isDemo && (
          <Callout tone="caution" title={t('access.demo.wallet')}>
            {t('access.demo.notice')}
          </Callout>
        )}
      </Stack>
    </Dialog>
  );
}
