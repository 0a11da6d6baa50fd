import { useMessage } from '../../messages/useMessage.ts';
import { Callout } from '../../primitives/callout/Callout.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { riskMessages } from './termsMessages.ts';

/** What a member can lose and why, in plain words, before he registers. */
export function RiskNotice() {
  const t = useMessage();
  return (
    <Callout tone="caution" title={t('risk.title')}>
      <Stack as="ul" gap="xs">
        {riskMessages.map((id) => (
          <li key={id}>{t(id)}</li>
        ))}
      </Stack>
    </Callout>
  );
}
