import type { Ref } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { usePorts } from '../../../ports/ports.tsx';
import { Address } from '../../../primitives/address/Address.tsx';
import { Badge } from '../../../primitives/badge/Badge.tsx';
import { Inline } from '../../../primitives/inline/Inline.tsx';
import { PanelCell } from '../../../primitives/panel/PanelCell.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { WalletAvatar } from '../../../primitives/wallet-avatar/WalletAvatar.tsx';
import { ChainName } from '../connect/ChainName.tsx';

export interface ConnectedAccountProps {
  /** `null` while the wallet reconnects. */
  wallet: string | null;
  /** The wallet's own name, `null` without one. */
  label: string | null;
  isDemo: boolean;
  ref?: Ref<HTMLElement>;
}

/** The connected wallet and its chain. */
export function ConnectedAccount({ wallet, label, isDemo, ref }: ConnectedAccountProps) {
  const t = useMessage();
  const { isLocalChain, forkBlock } = usePorts().balances;
  return (
    <PanelCell
      as="section"
      ref={ref}
      tabIndex={-1}
      aria-label={t('wallet.connected')}
      aria-busy={wallet === null}
    >
      <Inline justifyContent="space-between" gap="m">
        <Inline gap="s">
          {wallet === null ? <Skeleton picture="m" /> : <WalletAvatar wallet={wallet} />}
          <Stack gap="xs" alignItems="flex-start">
            {wallet === null ? (
              <Skeleton text="mono" width="medium" />
            ) : (
              <>
                {label && <Text size="bodyStrong">{label}</Text>}
                <Address wallet={wallet} form="long" />
              </>
            )}
          </Stack>
        </Inline>
        <Inline gap="xs">
          {isDemo && <Badge tone="caution">{t('wallet.demo')}</Badge>}
          <ChainName isLocalChain={isLocalChain} forkBlock={forkBlock} />
        </Inline>
      </Inline>
    </PanelCell>
  );
}
