import { dateFormat } from '@upline/ui/messages';

const moment = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
} as const;

/** @example momentText(new Date(…)) // 'Mon, 23 Nov, 09:00' */
export const momentText = (time: Date) => dateFormat('en', moment).format(time);
