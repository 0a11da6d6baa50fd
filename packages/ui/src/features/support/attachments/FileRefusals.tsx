import type { TextMessage } from '@upline/domain';
import { useMessage } from '../../../messages/useMessage.ts';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { SupportBanner } from '../SupportBanner.tsx';

/** One banner per rejected file, with the reason. Spec §8. */
export function FileRefusals({ refusals }: { refusals: readonly TextMessage[] }) {
  const t = useMessage();
  if (refusals.length === 0) return null;
  return (
    <Stack gap="xs">
      {refusals.map((refusal) => (
        <SupportBanner key={t(refusal)}>{t(refusal)}</SupportBanner>
      ))}
    </Stack>
  );
}
