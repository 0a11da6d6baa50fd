import { paths } from '@upline/domain';
import {
  Anvil,
  Bell,
  Boxes,
  CircleHelp,
  Eye,
  Globe,
  Hammer,
  LayoutGrid,
  LifeBuoy,
  type LucideIcon,
  MonitorSmartphone,
  Network,
  Scale,
  ScrollText,
  UserRound,
  UsersRound,
  Wallet,
} from 'lucide-react';

type NavLabel =
  `nav.${'forgeRace' | 'globalPool' | 'projects' | 'services' | 'wallet' | 'ledger' | 'transparency' | 'profile' | 'sessions' | 'support'}`;

type TitleLabel =
  `${'overview' | 'dashboard.referrals' | 'tree' | 'notifications' | 'staffActs' | 'help'}.title`;

export interface Place {
  href: string;
  label: NavLabel | TitleLabel;
  icon: LucideIcon;
}

/** Pages under one heading of the menu. */
export interface PlaceGroup {
  heading: 'nav.pools' | 'nav.network' | 'nav.money' | 'nav.you';
  places: readonly Place[];
}

const pools: PlaceGroup = {
  heading: 'nav.pools',
  places: [
    { href: paths.forgeRace, label: 'nav.forgeRace', icon: Anvil },
    { href: paths.globalPool, label: 'nav.globalPool', icon: Globe },
    { href: paths.poolOverview, label: 'overview.title', icon: LayoutGrid },
    { href: paths.projects, label: 'nav.projects', icon: Hammer },
    { href: paths.services, label: 'nav.services', icon: Boxes },
  ],
};

const network: PlaceGroup = {
  heading: 'nav.network',
  places: [
    { href: paths.referrals, label: 'dashboard.referrals.title', icon: UsersRound },
    { href: paths.matrixTree, label: 'tree.title', icon: Network },
  ],
};

const money: PlaceGroup = {
  heading: 'nav.money',
  places: [
    { href: paths.balances, label: 'nav.wallet', icon: Wallet },
    { href: paths.ledger, label: 'nav.ledger', icon: ScrollText },
    { href: paths.transparency, label: 'nav.transparency', icon: Scale },
  ],
};

const you: PlaceGroup = {
  heading: 'nav.you',
  places: [
    { href: paths.profile, label: 'nav.profile', icon: UserRound },
    { href: paths.notifications, label: 'notifications.title', icon: Bell },
    { href: paths.sessions, label: 'nav.sessions', icon: MonitorSmartphone },
    { href: paths.accessLog, label: 'staffActs.title', icon: Eye },
    { href: paths.support, label: 'nav.support', icon: LifeBuoy },
    { href: paths.help, label: 'help.title', icon: CircleHelp },
  ],
};

/** Every page of the menu, by group. Spec §2. */
export const placeGroups = { pools, network, money, you };

/** An entry of the top bar. A group links to its first page. */
export interface BarPlace {
  href: string;
  label: 'dashboard.title' | 'nav.pools' | 'nav.network' | 'nav.ledger.short' | 'nav.support';
  /** Paths of the entry's pages, including all subpaths. */
  covers: readonly string[];
}

const hrefsOf = ({ places }: PlaceGroup) => places.map(({ href }) => href);

/** Entries of a wide top bar. */
export const barPlaces: readonly BarPlace[] = [
  { href: paths.dashboard, label: 'dashboard.title', covers: [] },
  {
    href: paths.forgeRace,
    label: 'nav.pools',
    covers: [...hrefsOf(pools), paths.globalPoolUsers, paths.globalList],
  },
  { href: paths.referrals, label: 'nav.network', covers: [...hrefsOf(network), paths.member] },
  { href: paths.ledger, label: 'nav.ledger.short', covers: [] },
  { href: paths.support, label: 'nav.support', covers: [paths.support] },
];

/** The `aria-current` value: `page` for the entry's own page, `true` for its other pages. */
export function currentOf(path: string, { href, covers }: BarPlace): 'page' | 'true' | undefined {
  if (path === href) return 'page';
  return covers.some((covered) => path === covered || path.startsWith(`${covered}/`)) ? 'true' : undefined;
}
