import { lazy, Suspense } from 'react';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import type { WalletDetailsProps } from './WalletDetails.tsx';

const WalletDetails = lazy(async () => ({ default: (await import('./WalletDetails.tsx')).WalletDetails }));

/** The wallet's details, loaded when first opened. */
export function WalletDetailsLater(props: WalletDetailsProps) {
  return (
    <Suspense
      fallback={
        <Stack gap="m">
          <Skeleton block="row" />
          <Skeleton block="card" />
        </Stack>
      }
    >
      <WalletDetails {...props} />
    </Suspense>
  );
}
