import { Card } from '../../primitives/card/Card.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';

export interface StatSkeletonProps {
  /** @default true */
  hasHint?: boolean;
}

/** The shape of a figure with its name and its hint while it is on its way. */
export function StatSkeleton({ hasHint = true }: StatSkeletonProps) {
  return (
    <Card gap="s" aria-hidden>
      <Stack gap="m">
        <Skeleton text="body" width="short" />
        <Skeleton text="amountL" width="medium" />
        {hasHint && (
          <Stack gap="xs">
            <Skeleton text="small" width="full" />
            <Skeleton text="small" width="medium" />
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
