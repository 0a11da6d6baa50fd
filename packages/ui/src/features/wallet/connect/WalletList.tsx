import { lazy, Suspense } from 'react';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { DemoWallets, type DemoWalletsProps } from './DemoWallets.tsx';
import { WalletOptionButton } from './WalletOptionButton.tsx';

// Most browsers have a wallet.
const NoWalletHere = lazy(async () => ({ default: (await import('./NoWalletHere.tsx')).NoWalletHere }));

export interface WalletListProps extends DemoWalletsProps {
  /** Searches again, for a newly installed wallet. */
  onLookAgain: () => void;
  /** The address that a wallet's browser opens. @default this page's */
  address?: string;
}

/**
 * The available wallets. Demo wallets are separate and marked; if only they exist, a notice that no
 * wallet was found follows them.
 */
export function WalletList({ options, onChoose, onLookAgain, address = location.href }: WalletListProps) {
  const real = options.filter(({ kind }) => kind !== 'demo');
  const demos = options.filter(({ kind }) => kind === 'demo');
  const missing = !real.some(({ kind }) => kind === 'browser') && (
    <Suspense>
      <NoWalletHere address={address} onLookAgain={onLookAgain} />
    </Suspense>
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
