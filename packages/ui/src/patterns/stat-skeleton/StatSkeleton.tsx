import { Card } from '../../primitives/card/Card.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';

/** The shape of a figure with its name and its hint while it is on its way. */
export function StatSkeleton() {
  return (
    <Card gap="s" aria-hidden>
      <Stack gap="m">
        <Skeleton text="body" width="short" />
        <Skeleton text="amountL" width="medium" />
        <Stack gap="xs">
          <Skeleton text="small" width="full" />
          <Skeleton text="small" width="medium" />
        </Stack>
      </Stack>
    </Card>
  );
}
