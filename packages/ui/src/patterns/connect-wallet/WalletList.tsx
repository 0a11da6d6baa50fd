import { useMessage } from '../../messages/useMessage.ts';
import type { WalletOption } from '../../ports/wallet.ts';
import { Badge } from '../../primitives/badge/Badge.tsx';
import { Callout } from '../../primitives/callout/Callout.tsx';
import { Inline } from '../../primitives/inline/Inline.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { demo } from './WalletList.css.ts';
import { WalletOptionButton } from './WalletOptionButton.tsx';

export interface WalletListProps {
  options: readonly WalletOption[];
  onChoose: (option: WalletOption) => void;
}

/** The wallets to choose from. Those whose money is not real stand apart and say so. */
export function WalletList({ options, onChoose }: WalletListProps) {
  const t = useMessage();
  const browser = options.filter(({ kind }) => kind === 'browser');
  const demos = options.filter(({ kind }) => kind === 'demo');
  return (
    <Stack gap="l">
      {browser.length === 0 && <Callout tone="caution">{t('access.noWallet')}</Callout>}
      {browser.length > 0 && (
        <Stack as="ul" gap="xs">
          {browser.map((option) => (
            <WalletOptionButton key={option.id} option={option} onChoose={onChoose} />
          ))}
        </Stack>
      )}
      {demos.length > 0 && (
        <Stack as="section" gap="s" aria-label={t('access.demo.wallet')}>
          <Inline gap="xs">
            <Text size="bodyStrong">{t('access.demo.wallet')}</Text>
            <Badge tone="caution">{t('wallet.demo')}</Badge>
          </Inline>
          <Text as="p" size="small" tone="muted">
            {t('access.demo.notice')}
          </Text>
          <Stack as="ul" gap="xs" className={demo}>
            {demos.map((option) => (
              <WalletOptionButton key={option.id} option={option} onChoose={onChoose} />
            ))}
          </Stack>
        </Stack>
      )}
    </Stack>
  );
}
