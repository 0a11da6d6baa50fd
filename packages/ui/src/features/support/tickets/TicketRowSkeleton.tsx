import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { skeleton } from './TicketRow.css.ts';

/** The shape of a ticket's row while it is on its way. */
export function TicketRowSkeleton() {
  return (
    <div className={skeleton} aria-hidden>
      <Stack gap="s">
        <Skeleton text="body" />
        <Skeleton text="small" width="short" />
      </Stack>
      <Skeleton text="small" width="short" />
    </div>
  );
}
