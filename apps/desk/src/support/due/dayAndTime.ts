import { dateFormat } from '@upline/ui/messages';
import type { DeskTranslate } from '../../messages/useDeskMessage.ts';

const day = 24 * 60 * 60_000;

/**
 * Formats a time in the user's time zone: “14:30” today, “09:40 tomorrow”, else with weekday and
 * date.
 */
export function dayAndTime(d: DeskTranslate, at: Date, now: Date): string {
  const time = dateFormat('en', { hour: '2-digit', minute: '2-digit' }).format(at);
  if (at.toDateString() === now.toDateString()) return time;
  if (at.toDateString() === new Date(now.getTime() + day).toDateString()) {
    return d('desk.time.tomorrow', { time });
  }
  const date = dateFormat('en', { weekday: 'long', day: 'numeric', month: 'short' }).format(at);
  return d('desk.time.on', { time, date });
}
