import { useMessage } from '../../messages/useMessage.ts';
import { Card } from '../../primitives/card/Card.tsx';
import { Inline } from '../../primitives/inline/Inline.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';

/** The shape of a tree while it is on its way. */
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
        <Skeleton block="card" />
      </Card>
      <Card>
        <Skeleton block="row" />
        <Skeleton block="row" />
        <Skeleton block="row" />
      </Card>
    </Stack>
  );
}
