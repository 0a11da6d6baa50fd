import type { StaffArea } from '@upline/domain';
import { Icon } from '@upline/ui';
import { workFrame as frame } from '@upline/ui/styling';
import { FlaskConical, Inbox, Landmark, type LucideIcon } from 'lucide-react';
import { useDeskMessage } from '../messages/useDeskMessage.ts';
import { areaLinks } from './areaLinks.ts';
import { useAtDesk } from './deskContext.ts';
import { areaOf, areaPaths } from './deskPaths.ts';
import { ViewNav } from './ViewNav.tsx';
import { hasWorkbench, workbenchPath } from './workbenchLink.ts';

const areaIcons: Record<StaffArea, LucideIcon> = { support: Inbox, operate: Landmark };

/** Navigation between the user's areas. @param isRail True in the rail, false in a sheet. */
export function Areas({ path, isRail = false }: { path: string; isRail?: boolean }) {
  const d = useDeskMessage();
  const { me } = useAtDesk();
  return (
    <nav aria-label={d('desk.areas')}>
      {me.areas.map((one) => (
        <a
          key={one}
          href={areaPaths[one]}
          className={isRail ? frame.area : frame.navLink}
          aria-current={areaOf(path) === one ? 'true' : undefined}
        >
          <Icon icon={areaIcons[one]} {...(!isRail && { size: 's' })} />
          <span>{d(`desk.area.${one}`)}</span>
        </a>
      ))}
      {hasWorkbench && (
        // With a target, because the router has no page at its path.
        <a href={workbenchPath} target="_top" className={isRail ? frame.area : frame.navLink}>
          <Icon icon={FlaskConical} {...(!isRail && { size: 's' })} />
          <span>Bench</span>
        </a>
      )}
    </nav>
  );
}

/** Navigation of the open area, limited to the user's roles. */
export function AreaNav({ path }: { path: string }) {
  const d = useDeskMessage();
  const { me } = useAtDesk();
  const open = areaOf(path);
  const groups = areaLinks[open]
    .map(({ title, links }) => ({
      title,
      links: links.filter(({ roles }) => roles.some((role) => me.roles.includes(role))),
    }))
    .filter(({ links }) => links.length > 0);
  return (
    <>
      {open === 'support' && me.areas.includes('support') && <ViewNav path={path} />}
      {groups.map(({ title, links }) => (
        <nav key={title} aria-label={d(title)}>
          <div className={frame.navTitle} aria-hidden>
            {d(title)}
          </div>
          <ul className={frame.navList}>
            {links.map((link) => (
              <li key={link.path}>
                <a
                  href={link.path}
                  className={frame.navLink}
                  aria-current={path === link.path ? 'page' : undefined}
                >
                  <Icon icon={link.icon} size="s" />
                  <span>{d(link.label)}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </>
  );
}
