import { dateFormat } from '../../../messages/dateLocale.ts';
import type { Translate } from '../../../messages/useMessage.ts';

/**
 * A time in the reader's locale and time zone: hours and minutes, with the day unless it is today.
 */
export function momentText(t: Translate, locale: string, at: Date): string {
  const time = dateFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(at);
  if (at.toDateString() === new Date().toDateString()) return t('promise.today', { time });
  const day = dateFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' }).format(at);
  return t('promise.otherDay', { time, day });
}
