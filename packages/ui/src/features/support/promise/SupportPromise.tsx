import { Clock } from 'lucide-react';
import { useContext } from 'react';
import { dateFormat } from '../../../messages/dateLocale.ts';
import { MessagesContext } from '../../../messages/messagesContext.ts';
import { type Translate, useMessage } from '../../../messages/useMessage.ts';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { Inline } from '../../../primitives/inline/Inline.tsx';
import { Text } from '../../../primitives/text/Text.tsx';

export interface SupportPromiseProps {
  /** By when support answers, ISO 8601; `null` where nothing is promised. */
  answerBy: string | null;
  /** When support is back, if it is closed now. */
  backAt: string | null;
}

/** A moment in the reader's own words and time zone: hours and minutes, and the day unless it is today. */
function momentWords(t: Translate, locale: string, at: Date): string {
  const time = dateFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(at);
  if (at.toDateString() === new Date().toDateString()) return t('promise.today', { time });
  const day = dateFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' }).format(at);
  return t('promise.otherDay', { time, day });
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
