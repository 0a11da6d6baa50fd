import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { line, lineWords } from './DashboardScreen.css.ts';

/** The shape of a row of the dashboard's two lists while it is on its way. */
export function PlaceSkeleton() {
  return (
    <div className={line}>
      <Skeleton picture="s" />
      <Stack gap="xs" className={lineWords}>
        <Skeleton text="bodyStrong" />
        <Skeleton text="small" width="short" />
      </Stack>
      <Skeleton text="small" width="short" />
    </div>
  );
}
