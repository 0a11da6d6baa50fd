import { paths } from '@upline/domain';
import { ExternalLink } from 'lucide-react';
import { useMessage } from '../../../messages/useMessage.ts';
import { usePorts } from '../../../ports/ports.tsx';
import { Address } from '../../../primitives/address/Address.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Callout } from '../../../primitives/callout/Callout.tsx';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { Inline } from '../../../primitives/inline/Inline.tsx';
import { LinkButton } from '../../../primitives/link-button/LinkButton.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { WalletAvatar } from '../../../primitives/wallet-avatar/WalletAvatar.tsx';
import { ChainName, type ChainNameProps } from '../connect/ChainName.tsx';
import { Holdings } from './Holdings.tsx';
import { external, leave } from './WalletButton.css.ts';

export interface WalletDetailsProps extends ChainNameProps {
  /** The full address, checksummed. */
  wallet: string;
  /** The member's name, or the wallet's own; `''` if both are unknown. */
  name: string;
  isDemo: boolean;
  onDisconnect: () => void;
  /** Closes the popover or sheet. */
  onClose: () => void;
}

/** The connected wallet: picture, balances, chain and actions. */
export function WalletDetails({
  wallet,
  name,
  isDemo,
  isLocalChain,
  forkBlock,
  onDisconnect,
  onClose,
}: WalletDetailsProps) {
  const t = useMessage();
  const { explorer } = usePorts().balances;
  return (
    <Stack gap="m">
      <Inline gap="s" flexWrap="nowrap">
        <WalletAvatar wallet={wallet} />
        <Stack gap="xs" alignItems="flex-start">
          {name && <Text size="bodyStrong">{name}</Text>}
          <Address wallet={wallet} />
        </Stack>
      </Inline>
      <Inline>
        <ChainName isLocalChain={isLocalChain} forkBlock={forkBlock} />
      </Inline>
      {isDemo && (
        <Callout tone="caution" title={t('access.demo.wallet')}>
          {t('access.demo.notice')}
        </Callout>
      )}
      <Holdings wallet={wallet} />
      <Stack gap="xs">
        {explorer && (
          <LinkButton
            isWide
            href={`${explorer}/address/${wallet}`}
            target="_blank"
            rel="noreferrer"
            aria-label={t('nav.externalLink', { label: t('account.explorer') })}
          >
            <span>{t('account.explorer')}</span>
            <Icon icon={ExternalLink} size="s" className={external} />
          </LinkButton>
        )}
        <LinkButton isWide href={paths.balances} onPress={onClose}>
          {t('account.history')}
        </LinkButton>
        <Button
          isWide
          tone="quiet"
          className={leave}
          onPress={() => {
            onClose();
            onDisconnect();
          }}
        >
          {t('wallet.disconnect')}
        </Button>
      </Stack>
    </Stack>
  );
}
