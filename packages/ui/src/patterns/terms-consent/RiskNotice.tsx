import { riskMessages } from '@upline/domain';
import { useMessage } from '../../messages/useMessage.ts';
import { Callout } from '../../primitives/callout/Callout.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';

export interface RiskNoticeProps {
  /** Sentences of another version of the notice. @default the notice in force */
  sentences?: readonly string[];
}

/**
 * The risk notice before registration: the losses a member can have and their causes, in plain
 * words.
 */
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
