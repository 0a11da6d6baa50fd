import { useMessage } from '../../../messages/useMessage.ts';
import type { WalletOption } from '../../../ports/wallet.ts';
import { Badge } from '../../../primitives/badge/Badge.tsx';
import { Disclosure } from '../../../primitives/disclosure/Disclosure.tsx';
import { Inline } from '../../../primitives/inline/Inline.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { WalletOptionButton } from './WalletOptionButton.tsx';

export interface DemoWalletsProps {
  options: readonly WalletOption[];
  onChoose: (option: WalletOption) => void;
}

/** Up to this number the accounts are not collapsed: a local chain's staff has two. */
const few = 5;

/**
 * The demo wallet's accounts: a new one and a few interesting ones first, the others collapsed,
 * because a local chain has dozens.
 */
export function DemoWallets({ options: [newcomer, ...members], onChoose }: DemoWalletsProps) {
  const t = useMessage();
  const isFolded = members.length > few;
  const first = [...(newcomer ? [newcomer] : []), ...members.filter(({ persona }) => persona || !isFolded)];
  return (
    <Stack as="section" gap="s" aria-label={t('access.demo.wallet')}>
      <Inline gap="xs">
        <Text size="bodyStrong">{t('access.demo.wallet')}</Text>
        <Badge tone="caution">{t('wallet.demo')}</Badge>
      </Inline>
      <Text as="p" size="small" tone="muted">
        {t('access.demo.notice')}
      </Text>
      <Stack as="ul" gap="xs">
        {first.map((option) => (
          <WalletOptionButton key={option.id} option={option} onChoose={onChoose} isIntroduced />
        ))}
      </Stack>
      {isFolded && (
        <Disclosure title={t('access.demo.all', { count: members.length })}>
          <Stack as="ul" gap="xs">
            {members.map((option) => (
              <WalletOptionButton key={option.id} option={option} onChoose={onChoose} />
            ))}
          </Stack>
        </Disclosure>
      )}
    </Stack>
  );
}
