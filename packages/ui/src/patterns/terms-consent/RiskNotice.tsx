import { riskMessages } from '@upline/domain';
import { useMessage } from '../../messages/useMessage.ts';
import { Callout } from '../../primitives/callout/Callout.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';

export interface RiskNoticeProps {
  /** The notice of another time, sentence by sentence. @default the one in force */
  sentences?: readonly string[];
}

/** What a member can lose and why, in plain words, before they register. */
export function RiskNotice({ sentences }: RiskNoticeProps) {
  const t = useMessage();
  return (
    <Callout tone="caution" title={t('risk.title')}>
      <Stack as="ul" gap="xs">
        {(sentences ?? riskMessages.map((id) => t(id))).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Stack>
    </Callout>
  );
}
