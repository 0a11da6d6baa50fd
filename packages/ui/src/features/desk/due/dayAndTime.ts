import { dateLocale } from '../../../messages/dateLocale.ts';
import type { DeskTranslate } from '../../../messages/useDeskMessage.ts';

const day = 24 * 60 * 60_000;

/** An instant as people at work say it, in their own time zone: “14:30” today, “09:40 tomorrow”, else with its day. */
export function dayAndTime(d: DeskTranslate, at: Date, now: Date): string {
  const locale = dateLocale('en');
  const time = at.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });
  if (at.toDateString() === now.toDateString()) return time;
  if (at.toDateString() === new Date(now.getTime() + day).toDateString()) {
    return d('desk.time.tomorrow', { time });
  }
  const date = at.toLocaleDateString(locale, { weekday: 'long', day: 'numeric', month: 'short' });
  return d('desk.time.on', { time, date });
}
