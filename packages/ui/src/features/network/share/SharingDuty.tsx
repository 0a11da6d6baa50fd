import { useMessage } from '../../../messages/useMessage.ts';
import { Callout } from '../../../primitives/callout/Callout.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';

const duties = ['risk.1', 'risk.2', 'risk.5', 'share.duty.noPromise'] as const;

/** What members who share their link must tell the people they share it with. */
export function SharingDuty() {
  const t = useMessage();
  return (
    <Callout tone="caution" title={t('share.duty')}>
      <Stack as="ul" gap="xs">
        {duties.map((id) => (
          <li key={id}>{t(id)}</li>
        ))}
      </Stack>
    </Callout>
  );
}
