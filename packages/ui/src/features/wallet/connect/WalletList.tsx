import { useMessage } from '../../../messages/useMessage.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { Callout } from '../../../primitives/callout/Callout.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { DemoWallets, type DemoWalletsProps } from './DemoWallets.tsx';
import { WalletOptionButton } from './WalletOptionButton.tsx';

export interface WalletListProps extends DemoWalletsProps {
  /** Searches again, for a newly installed wallet. */
  onLookAgain: () => void;
}

/**
 * The available wallets. Demo wallets are separate and marked; if only they exist, a notice that no
 * wallet was found follows them.
 */
export function WalletList({ options, onChoose, onLookAgain }: WalletListProps) {
  const t = useMessage();
  const real = options.filter(({ kind }) => kind !== 'demo');
  const demos = options.filter(({ kind }) => kind === 'demo');
  const missing = !real.some(({ kind }) => kind === 'browser') && (
    <Callout
      tone="caution"
      isLive
      title={t('access.noWallet')}
      action={
        <Button size="s" onPress={onLookAgain}>
          {t('access.noWallet.again')}
        </Button>
      }
    >
      {t('access.noWallet.help')}
    </Callout>
  );
  return (
    <Stack gap="l">
      {demos.length === 0 && missing}
      {real.length > 0 && (
        <Stack as="ul" gap="xs">
          {real.map((option) => (
            <WalletOptionButton key={option.id} option={option} onChoose={onChoose} />
          ))}
        </Stack>
      )}
      {demos.length > 0 && <DemoWallets options={demos} onChoose={onChoose} />}
      {demos.length > 0 && missing}
    </Stack>
  );
}
