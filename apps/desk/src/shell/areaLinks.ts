import {
  type ActKind,
  actKinds,
  actsOf,
  type DeskMessageId,
  type OperatorAct,
  type StaffArea,
  type StaffRole,
} from '@upline/domain';
import {
  Archive,
  ChartColumn,
  CirclePause,
  Clock,
  Coins,
  FilePen,
  FileUser,
  Gauge,
  GitCompareArrows,
  HandCoins,
  History,
  KeyRound,
  Layers,
  LifeBuoy,
  type LucideIcon,
  Megaphone,
  ScrollText,
  Send,
  Signature,
  UsersRound,
  Zap,
} from 'lucide-react';
import {
  actPath,
  announcementsPath,
  auditPath,
  clocksPath,
  dataRequestsPath,
  driftPath,
  fundsPath,
  historyPath,
  hoursPath,
  incidentPath,
  macrosPath,
  overviewPath,
  reportsPath,
  rolesPath,
  teamPath,
  waitingPath,
} from './deskPaths.ts';

type NavLabel = Extract<DeskMessageId, `desk.nav.${string}`>;

export interface AreaLink {
  path: string;
  label: NavLabel;
  icon: LucideIcon;
  /** Any of these roles shows the link. */
  roles: readonly StaffRole[];
}

export interface AreaLinks {
  title: NavLabel;
  links: readonly AreaLink[];
}

/** Shared by all areas. */
const audit: AreaLink = {
  path: auditPath,
  label: 'desk.nav.audit',
  icon: ScrollText,
  roles: ['agent', 'lead', 'operator'],
};

const actIcons: Record<ActKind, LucideIcon> = {
  terms: FilePen,
  pause: CirclePause,
  retire: Archive,
  funds: HandCoins,
  receivers: Send,
  rescue: LifeBuoy,
  list: Layers,
  admin: KeyRound,
};

/** Path of the first act of a kind. */
export const kindPath = (kind: ActKind) => actPath(actsOf(kind)[0] as OperatorAct);

const kinds = Object.keys(actKinds) as readonly ActKind[];

/** Navigation groups by area; in Support they follow the views of the queue. */
export const areaLinks: Record<StaffArea, readonly AreaLinks[]> = {
  support: [
    {
      title: 'desk.nav.team',
      links: [
        { path: macrosPath, label: 'desk.nav.macros', icon: Zap, roles: ['agent', 'lead'] },
        audit,
        { path: incidentPath, label: 'desk.nav.incident', icon: Megaphone, roles: ['lead'] },
        { path: dataRequestsPath, label: 'desk.nav.data', icon: FileUser, roles: ['lead'] },
        { path: teamPath, label: 'desk.nav.roles', icon: UsersRound, roles: ['lead'] },
        { path: reportsPath, label: 'desk.nav.reports', icon: ChartColumn, roles: ['agent', 'lead'] },
        { path: hoursPath, label: 'desk.nav.hours', icon: Clock, roles: ['agent', 'lead'] },
      ],
    },
  ],
  operate: [
    {
      title: 'desk.nav.pools',
      links: [
        { path: overviewPath, label: 'desk.nav.overview', icon: Gauge, roles: ['lead', 'operator'] },
        { path: clocksPath, label: 'desk.nav.clocks', icon: Clock, roles: ['lead', 'operator'] },
        { path: waitingPath, label: 'desk.nav.waiting', icon: Signature, roles: ['lead', 'operator'] },
        { path: rolesPath, label: 'desk.nav.holders', icon: UsersRound, roles: ['lead', 'operator'] },
        { path: fundsPath, label: 'desk.nav.fundList', icon: Coins, roles: ['lead', 'operator'] },
        { path: driftPath, label: 'desk.nav.drift', icon: GitCompareArrows, roles: ['lead', 'operator'] },
      ],
    },
    {
      title: 'desk.nav.acts',
      links: kinds.map((kind) => ({
        path: kindPath(kind),
        label: `desk.nav.${kind}` as const,
        icon: actIcons[kind],
        roles: ['operator'],
      })),
    },
    {
      title: 'desk.nav.record',
      links: [
        { path: historyPath, label: 'desk.nav.history', icon: History, roles: ['lead', 'operator'] },
        {
          path: announcementsPath,
          label: 'desk.nav.announcements',
          icon: Megaphone,
          roles: ['lead', 'operator'],
        },
        audit,
      ],
    },
  ],
};
