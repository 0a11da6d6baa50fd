import { Clock } from 'lucide-react';
import { useContext } from 'react';
import { MessagesContext } from '../../../messages/messagesContext.ts';
import { useMessage } from '../../../messages/useMessage.ts';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { Inline } from '../../../primitives/inline/Inline.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { momentText } from './momentText.ts';

export interface SupportSlaProps {
  /** The promised answer time, ISO 8601; `null` without a promise. */
  answerBy: string | null;
  /** Next opening time; `null` while support is open. */
  backAt: string | null;
}

/** The promised answer time, or that support is late; empty without a promise. */
export function SupportSla({ answerBy, backAt }: SupportSlaProps) {
  const t = useMessage();
  const { locale } = useContext(MessagesContext);
  if (answerBy === null) return null;
  const when = momentText(t, locale, new Date(answerBy));
  const isLate = Date.parse(answerBy) <= Date.now();
  const back = backAt && t('promise.back', { when: momentText(t, locale, new Date(backAt)) });
  return (
    <Inline gap="xs" flexWrap="nowrap">
      <Icon icon={Clock} size="s" />
      <Text inline size="small" tone={isLate ? 'critical' : 'muted'}>
        {[...(back ? [back] : []), t(isLate ? 'promise.late' : 'promise.answer', { when })].join(' ')}
      </Text>
    </Inline>
  );
}
