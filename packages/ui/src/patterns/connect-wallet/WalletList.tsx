import { useMessage } from '../../messages/useMessage.ts';
import type { WalletOption } from '../../ports/wallet.ts';
import { Callout } from '../../primitives/callout/Callout.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { DemoWallets } from './DemoWallets.tsx';
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
      {demos.length > 0 && <DemoWallets options={demos} onChoose={onChoose} />}
    </Stack>
  );
}
