import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { line, lineWords } from './DashboardScreen.css.ts';

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
