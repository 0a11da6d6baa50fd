import { useMessage } from '../../../messages/useMessage.ts';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { VisuallyHidden } from '../../../primitives/visually-hidden/VisuallyHidden.tsx';

export function PurchaseTermsSkeleton() {
  const t = useMessage();
  return (
    <Stack gap="l" aria-busy>
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <Stack gap="s">
        <Skeleton text="body" width="short" />
        <Skeleton text="amountL" width="medium" />
      </Stack>
      <Skeleton block="card" />
      <Skeleton block="row" />
      <Skeleton block="row" />
    </Stack>
  );
}
