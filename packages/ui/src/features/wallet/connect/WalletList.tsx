import { lazy, Suspense } from 'react';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import type { DemoWalletsProps } from './DemoWallets.tsx';
import { WalletOptionButton } from './WalletOptionButton.tsx';

const DemoWallets = lazy(async () => ({ default: (await import('./DemoWallets.tsx')).DemoWallets }));

// Most browsers have a wallet.
const NoWalletHere = lazy(async () => ({ default: (await import('./walletMissing.ts')).NoWalletHere }));

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
      {demos.length > 0 && (
        <Suspense>
          <DemoWallets options={demos} onChoose={onChoose} />
        </Suspense>
      )}
      {demos.length > 0 && missing}
    </Stack>
  );
}
