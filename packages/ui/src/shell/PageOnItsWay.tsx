import { useMessage } from '../messages/useMessage.ts';
import { Skeleton } from '../primitives/skeleton/Skeleton.tsx';
import { Stack } from '../primitives/stack/Stack.tsx';
import { VisuallyHidden } from '../primitives/visually-hidden/VisuallyHidden.tsx';

/** What stands in the frame until the code of a page is there: the shape that index.html begins with, in its place. */
export function PageOnItsWay() {
  const t = useMessage();
  return (
    <Stack gap="l" aria-busy>
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <Skeleton block="card" />
      <Skeleton block="card" />
      <Skeleton block="card" />
    </Stack>
  );
}
