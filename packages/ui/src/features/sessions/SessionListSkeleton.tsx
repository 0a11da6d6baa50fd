import { useMessage } from '../../messages/useMessage.ts';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';

/** The shape of two sessions while they are being asked for. */
export function SessionListSkeleton() {
  const t = useMessage();
  return (
    <Stack gap="l" aria-busy="true">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <Skeleton block="row" />
      <Skeleton block="row" />
    </Stack>
  );
}
