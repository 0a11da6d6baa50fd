import type { PoolKind } from '@upline/domain';
import { Card } from '../../../primitives/card/Card.tsx';
import { Inline } from '../../../primitives/inline/Inline.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { badge, footer, root } from './LevelCard.css.ts';

export interface LevelCardSkeletonProps {
  kind: PoolKind;
}

/** The shape of a level's card while the chain is asked how it stands. */
export function LevelCardSkeleton({ kind }: LevelCardSkeletonProps) {
  return (
    <Card accent={kind} className={root} aria-hidden>
      <Inline className={badge} justifyContent="space-between">
        <Skeleton text="body" width="short" />
        <Skeleton text="body" width="short" />
      </Inline>
      <Inline justifyContent="space-between" flexWrap="nowrap">
        <Stack gap="s">
          <Skeleton text="title3" width="short" />
          <Skeleton text="amountL" width="short" />
        </Stack>
        <Skeleton circle="m" />
      </Inline>
      <div className={footer}>
        <Skeleton text="body" />
      </div>
    </Card>
  );
}
