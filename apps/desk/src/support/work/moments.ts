import { dateFormat } from '@upline/ui/messages';

const moment = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
} as const;

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'always' });

const steps = [
  ['day', 24 * 60 * 60],
  ['hour', 60 * 60],
  ['minute', 60],
  ['second', 1],
] as const;

/** @example momentText(new Date(…)) // 'Mon, 23 Nov, 09:00' */
export const momentText = (time: Date) => dateFormat('en', moment).format(time);

/** @example agoText(new Date(…)) // '5 seconds ago' */
export function agoText(time: Date): string {
  const seconds = Math.max(1, Math.round((Date.now() - time.getTime()) / 1000));
  const [unit, length] = steps.find(([, one]) => seconds >= one) ?? steps[3];
  return relative.format(-Math.floor(seconds / length), unit);
}
