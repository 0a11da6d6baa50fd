import { Icon } from '@upline/ui';
import { FlaskConical } from 'lucide-react';
import { useBenchMessage } from '../../messages/useBenchMessage.ts';
import { areaIcons } from '../../shell/AreaNav.tsx';
import { area, navLink } from '../../shell/DeskFrame.css.ts';
import { useDeskMe } from '../../shell/deskMeQuery.ts';
import { areaPaths } from '../../shell/deskPaths.ts';
import { benchPath } from './benchPaths.ts';

/** The workbench, which needs no sign-in, and the areas of a signed-in user. */
export function BenchAreas({ isRail = false }: { isRail?: boolean }) {
  const d = useBenchMessage();
  const { data: me } = useDeskMe();
  const look = isRail ? area : navLink;
  const size = isRail ? {} : ({ size: 's' } as const);
  return (
    <nav aria-label={d('desk.areas')}>
      {me?.areas.map((one) => (
        <a key={one} href={areaPaths[one]} className={look}>
          <Icon icon={areaIcons[one]} {...size} />
          <span>{d(`desk.area.${one}`)}</span>
        </a>
      ))}
      <a href={benchPath} className={look} aria-current="true">
        <Icon icon={FlaskConical} {...size} />
        <span>{d('desk.area.bench')}</span>
      </a>
    </nav>
  );
}
