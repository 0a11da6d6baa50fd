import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';

/** The shape of what the chain will say about a purchase. */
export function PurchaseCheckSkeleton() {
  return (
    <Stack gap="m" aria-hidden>
      <Skeleton block="row" />
      <Skeleton block="row" />
      <Skeleton block="row" />
    </Stack>
  );
}
