import { generations } from '@upline/domain';
import { useMessage } from '../../../messages/useMessage.ts';
import { Card } from '../../../primitives/card/Card.tsx';
import { Inline } from '../../../primitives/inline/Inline.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { MemberRowSkeleton } from '../members/MemberRowSkeleton.tsx';
import { slot, slots } from './MatrixSlots.css.ts';

const places = Array.from({ length: generations }, (_, index) => index + 1);

/** The shape of a tree while it is on its way: a member, their five slots and the members below. */
export function MatrixSkeleton() {
  const t = useMessage();
  return (
    <Stack gap="l" aria-busy>
      <Card accent="race">
        <Inline>
          <Skeleton circle="s" />
          <Text size="small" tone="muted" role="status">
            {t('common.loading')}
          </Text>
        </Inline>
        <Skeleton text="small" />
        <div className={slots} aria-hidden>
          {places.map((place) => (
            <div key={place} className={slot}>
              <Skeleton text="small" width="short" />
              <Inline flexWrap="nowrap">
                <Skeleton circle="s" />
                <Skeleton text="mono" width="full" />
              </Inline>
            </div>
          ))}
        </div>
      </Card>
      <Card>
        <Skeleton text="title3" />
        <Stack gap="none">
          {places.map((place) => (
            <MemberRowSkeleton key={place} />
          ))}
        </Stack>
      </Card>
    </Stack>
  );
}
