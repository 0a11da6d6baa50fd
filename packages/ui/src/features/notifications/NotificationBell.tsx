import { paths } from '@upline/domain';
import { Bell } from 'lucide-react';
import { Link as AriaLink } from 'react-aria-components';
import { classNames } from '../../css/classNames.ts';
import { useMessage } from '../../messages/useMessage.ts';
import { root as button, square, tones } from '../../primitives/button/Button.css.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { badge, root } from './NotificationBell.css.ts';

/** Maximum drawn count. */
const mostShown = 99;

export interface NotificationBellProps {
  /** Number of unread notifications; `null` while unknown. */
  unread: number | null;
}

/** Link to the notifications, with the number of unread ones. */
export function NotificationBell({ unread }: NotificationBellProps) {
  const t = useMessage();
  return (
    <AriaLink href={paths.notifications} className={classNames(button, tones.plain, square, root)}>
      <Icon icon={Bell} />
      <VisuallyHidden>{t('notifications.title')}</VisuallyHidden>
      {unread !== null && unread > 0 && (
        <>
          <VisuallyHidden>{` ${t('notifications.unread', { count: unread })}`}</VisuallyHidden>
          <span className={badge} aria-hidden>
            {unread > mostShown ? `${mostShown}+` : unread}
          </span>
        </>
      )}
    </AriaLink>
  );
}
