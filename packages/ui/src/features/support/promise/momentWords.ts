import { dateFormat } from '../../../messages/dateLocale.ts';
import type { Translate } from '../../../messages/useMessage.ts';

/** A moment in the reader's own words and time zone: hours and minutes, and the day unless it is today. */
export function momentWords(t: Translate, locale: string, at: Date): string {
  const time = dateFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(at);
  if (at.toDateString() === new Date().toDateString()) return t('promise.today', { time });
  const day = dateFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' }).format(at);
  return t('promise.otherDay', { time, day });
}
