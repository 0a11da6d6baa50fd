import { useMessage } from '../messages/useMessage.ts';
import { Skeleton } from '../primitives/skeleton/Skeleton.tsx';
import { Stack } from '../primitives/stack/Stack.tsx';
import { VisuallyHidden } from '../primitives/visually-hidden/VisuallyHidden.tsx';

/** Skeleton while a page's code loads, identical to the one in index.html. */
export function LoadingPage() {
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
