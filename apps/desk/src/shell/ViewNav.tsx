import type { TicketView } from '@upline/domain';
import { Icon } from '@upline/ui';
import { workFrame as frame } from '@upline/ui/styling';
import {
  Archive,
  AtSign,
  CircleDashed,
  ClockAlert,
  Hourglass,
  Inbox,
  Layers,
  type LucideIcon,
  AlarmClock as Snooze,
  UserRound,
} from 'lucide-react';
import { useDeskMessage } from '../messages/useDeskMessage.ts';
import { deskViews, queuePath } from './deskPaths.ts';
import { useViews } from './viewsQuery.ts';

const icons: Record<TicketView, LucideIcon> = {
  unassigned: CircleDashed,
  mine: UserRound,
  mentions: AtSign,
  breached: ClockAlert,
  open: Inbox,
  pending: Hourglass,
  snoozed: Snooze,
  closed: Archive,
  all: Layers,
};

export function ViewNav({ path }: { path: string }) {
  const d = useDeskMessage();
  const { data } = useViews();
  return (
    <nav aria-label={d('desk.views')}>
      <div className={frame.navTitle} aria-hidden>
        {d('desk.views')}
      </div>
      <ul className={frame.navList}>
        {deskViews.map((view) => (
          <li key={view}>
            <a
              href={queuePath(view)}
              className={frame.navLink}
              aria-current={path === queuePath(view) ? 'page' : undefined}
            >
              <Icon icon={icons[view]} size="s" />
              <span>{d(`desk.view.${view}`)}</span>
              {view !== 'all' && <span className={frame.navCount}>{data?.[view]?.toLocaleString('en')}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
