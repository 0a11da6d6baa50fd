import { useMessage } from '../../messages/useMessage.ts';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';

/** The shape of a notification while it is on its way. */
export function NotificationDetailsSkeleton() {
  const t = useMessage();
  return (
    <Stack gap="l" aria-busy>
      <Text tone="muted" role="status">
        {t('notification.loading')}
      </Text>
      <Skeleton text="title3" width="long" />
      <Skeleton text="body" width="full" />
      <Skeleton text="body" width="medium" />
    </Stack>
  );
}
