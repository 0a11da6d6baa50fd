import { Clock } from 'lucide-react';
import { useContext } from 'react';
import { MessagesContext } from '../../../messages/messagesContext.ts';
import { useMessage } from '../../../messages/useMessage.ts';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { Inline } from '../../../primitives/inline/Inline.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { momentWords } from './momentWords.ts';

export interface SupportPromiseProps {
  /** By when support answers, ISO 8601; `null` where nothing is promised. */
  answerBy: string | null;
  /** When support is back, if it is closed now. */
  backAt: string | null;
}

/** By when support answers, or that it is late; nothing where nothing was promised. */
export function SupportPromise({ answerBy, backAt }: SupportPromiseProps) {
  const t = useMessage();
  const { locale } = useContext(MessagesContext);
  if (answerBy === null) return null;
  const when = momentWords(t, locale, new Date(answerBy));
  const isLate = Date.parse(answerBy) <= Date.now();
  const back = backAt && t('promise.back', { when: momentWords(t, locale, new Date(backAt)) });
  return (
    <Inline gap="xs" flexWrap="nowrap">
      <Icon icon={Clock} size="s" />
      <Text inline size="small" tone={isLate ? 'critical' : 'muted'}>
        {[...(back ? [back] : []), t(isLate ? 'promise.late' : 'promise.answer', { when })].join(' ')}
      </Text>
    </Inline>
  );
}
