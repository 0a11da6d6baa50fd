import { useContext } from 'react';
import { dateLocale } from '../../messages/dateLocale.ts';
import { MessagesContext } from '../../messages/messagesContext.ts';
import { Text, type TextProps } from '../text/Text.tsx';
import { figures } from './Timestamp.css.ts';

export interface TimestampProps extends Omit<TextProps, 'as' | 'children' | 'inline'> {
  /** ISO 8601 in UTC, as the wire carries it. */
  iso: string;
  /**
   * A day alone, with hours and minutes, with seconds too, or hours and minutes alone.
   * @default 'date'
   */
  detail?: 'date' | 'dateTime' | 'exact' | 'time';
}

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const time = { hour: '2-digit', minute: '2-digit' } as const;
const options = {
  date: day,
  dateTime: { ...day, ...time },
  exact: { ...day, ...time, second: '2-digit' },
  time,
} as const;

/** A moment in the reader's own time zone; hovering shows it to the second with its zone. */
export function Timestamp({ iso, detail = 'date', ...props }: TimestampProps) {
  const { locale } = useContext(MessagesContext);
  const moment = new Date(iso);
  const exact = new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'full', timeStyle: 'long' });
  const shown = new Intl.DateTimeFormat(dateLocale(locale), options[detail]);
  return (
    <Text {...props} inline>
      <time className={figures} dateTime={iso} title={exact.format(moment)}>
        {shown.format(moment)}
      </time>
    </Text>
  );
}
