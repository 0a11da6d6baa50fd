import { Icon, Timestamp, VisuallyHidden } from '@upline/ui';
import { classNames } from '@upline/ui/styling';
import { ClockAlert } from 'lucide-react';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { root, tones } from './DueTime.css.ts';
import { dueGroupOf, durationText } from './timeLeft.ts';

export interface DueTimeProps {
  /** ISO 8601. */
  due: string;
  now: Date;
}

/** Time left until the due time, or time overdue. */
export function DueTime({ due, now }: DueTimeProps) {
  const d = useDeskMessage();
  const group = dueGroupOf(due, now);
  const time = durationText(d, Math.abs(Date.parse(due) - now.getTime()));
  return (
    <span className={classNames(root, tones[group])}>
      {group === 'breached' && <Icon icon={ClockAlert} size="s" />}
      <span>{group === 'breached' ? d('desk.due.late', { time }) : time}</span>
      <VisuallyHidden>
        <Timestamp iso={due} detail="dateTime" />
      </VisuallyHidden>
    </span>
  );
}
