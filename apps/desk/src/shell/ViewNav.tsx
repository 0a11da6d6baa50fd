import type { TicketView } from '@upline/domain';
import { Icon } from '@upline/ui';
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
import { navCount, navLink, navList, navTitle } from './DeskFrame.css.ts';
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
      <div className={navTitle} aria-hidden>
        {d('desk.views')}
      </div>
      <ul className={navList}>
        {deskViews.map((view) => (
          <li key={view}>
            <a
              href={queuePath(view)}
              className={navLink}
              aria-current={path === queuePath(view) ? 'page' : undefined}
            >
              <Icon icon={icons[view]} size="s" />
              <span>{d(`desk.view.${view}`)}</span>
              {view !== 'all' && <span className={navCount}>{data?.[view]?.toLocaleString('en')}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
