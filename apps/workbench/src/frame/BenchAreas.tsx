import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Client } from '@upline/api';
import type { StaffArea } from '@upline/domain';
import { Icon } from '@upline/ui';
import { usePorts } from '@upline/ui/ports';
import { serverRoot, useWalletId } from '@upline/ui/queries';
import { workFrame } from '@upline/ui/styling';
import { FlaskConical, Inbox, Landmark, type LucideIcon } from 'lucide-react';
import { useBenchMessage } from '../messages/useBenchMessage.ts';
import { benchPath } from './benchPaths.ts';

/** Paths of the staff app's areas, on the same origin. */
export const staffPaths: Record<StaffArea, string> = { support: '/support', operate: '/operate' };

const icons: Record<StaffArea, LucideIcon> = { support: Inbox, operate: Landmark };

const staffUserQuery = (client: Client, wallet: string) =>
  queryOptions({
    queryKey: [serverRoot, 'deskMe', wallet],
    queryFn: async ({ signal }) => (await client.call('deskMe', {}, { signal })).data,
    enabled: wallet !== '',
  });

/** The workbench, which needs no sign-in, and the areas of a signed-in user. */
export function BenchAreas({ isRail = false }: { isRail?: boolean }) {
  const d = useBenchMessage();
  const { client } = usePorts();
  const { data: me } = useQuery(staffUserQuery(client, useWalletId()));
  const look = isRail ? workFrame.area : workFrame.navLink;
  const size = isRail ? {} : ({ size: 's' } as const);
  return (
    <nav aria-label={d('desk.areas')}>
      {me?.areas.map((one) => (
        // With a target, because another app serves the page.
        <a key={one} href={staffPaths[one]} target="_top" className={look}>
          <Icon icon={icons[one]} {...size} />
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
