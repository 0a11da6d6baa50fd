import { useContext } from 'react';
import { dateFormat, dateLocale } from '../../messages/dateLocale.ts';
import { MessagesContext } from '../../messages/messagesContext.ts';
import { Text, type TextProps } from '../text/Text.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { figures } from './Timestamp.css.ts';

export interface TimestampProps extends Omit<TextProps, 'as' | 'children' | 'inline'> {
  /** ISO 8601 in UTC, as in server replies. */
  iso: string;
  /**
   * `date`: day with year. `dateTime`: with hours and minutes. `exact`: with seconds. `time`: hours
   * and minutes only. `day`: day without year. `recent`: day without year, hours and minutes.
   * `age`: time since then at render, and the date from ten days on.
   * @default 'date'
   */
  detail?: 'date' | 'dateTime' | 'exact' | 'day' | 'recent' | 'time' | 'age';
}

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const time = { hour: '2-digit', minute: '2-digit' } as const;
const options = {
  date: day,
  dateTime: { ...day, ...time },
  exact: { ...day, ...time, second: '2-digit' },
  day: { day: 'numeric', month: 'short' },
  recent: { day: 'numeric', month: 'short', ...time },
  time,
} as const;

const minute = 60_000;
const steps = [
  { unit: 'day', length: 24 * 60 * minute },
  { unit: 'hour', length: 60 * minute },
  { unit: 'minute', length: minute },
] as const;
const longestAge = 10 * 24 * 60 * minute;

/** @example ageOf(…) // '5m', '2h', '3d', '9 Nov' */
function ageOf(moment: Date, locale: string): string {
  const now = new Date();
  const age = Math.max(minute, now.getTime() - moment.getTime());
  if (age >= longestAge) {
    const { year, ...dayOfYear } = day;
    const isThisYear = moment.getFullYear() === now.getFullYear();
    return dateFormat(locale, isThisYear ? dayOfYear : day).format(moment);
  }
  const { unit, length } = steps.find((step) => age >= step.length) ?? steps[2];
  return new Intl.NumberFormat(dateLocale(locale), { style: 'unit', unit, unitDisplay: 'narrow' }).format(
    Math.floor(age / length),
  );
}

/** A moment in the reader's time zone; hover shows seconds and zone. */
export function Timestamp({ iso, detail = 'date', ...props }: TimestampProps) {
  const { locale } = useContext(MessagesContext);
  const moment = new Date(iso);
  const dated = (options: Intl.DateTimeFormatOptions) => dateFormat(locale, options).format(moment);
  return (
    <Text {...props} inline>
      <time className={figures} dateTime={iso} title={dated({ dateStyle: 'full', timeStyle: 'long' })}>
        {detail === 'age' ? (
          <>
            <span aria-hidden>{ageOf(moment, locale)}</span>
            <VisuallyHidden>{dated(options.dateTime)}</VisuallyHidden>
          </>
        ) : (
          dated(options[detail])
        )}
      </time>
    </Text>
  );
}
