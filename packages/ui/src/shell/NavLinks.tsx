import { paths } from '@upline/domain';
import {
  Anvil,
  Globe,
  Hammer,
  LayoutGrid,
  LifeBuoy,
  type LucideIcon,
  MessagesSquare,
  MonitorSmartphone,
  Scale,
  ScrollText,
  UserRound,
  Wallet,
} from 'lucide-react';
import { useMessage } from '../messages/useMessage.ts';
import { Stack } from '../primitives/stack/Stack.tsx';
import { MenuLink } from './MenuLink.tsx';

interface Entry {
  href: string;
  label: `nav.${'profile' | 'forgeRace' | 'globalPool' | 'projects' | 'services' | 'wallet' | 'sessions' | 'ledger' | 'transparency' | 'support'}`;
  icon: LucideIcon;
}

const entries: readonly Entry[] = [
  { href: paths.profile, label: 'nav.profile', icon: UserRound },
  { href: paths.forgeRace, label: 'nav.forgeRace', icon: Anvil },
  { href: paths.globalPool, label: 'nav.globalPool', icon: Globe },
  { href: paths.projects, label: 'nav.projects', icon: Hammer },
  { href: paths.services, label: 'nav.services', icon: LayoutGrid },
  { href: paths.balances, label: 'nav.wallet', icon: Wallet },
  { href: paths.sessions, label: 'nav.sessions', icon: MonitorSmartphone },
  { href: paths.ledger, label: 'nav.ledger', icon: ScrollText },
  { href: paths.transparency, label: 'nav.transparency', icon: Scale },
];

const support: Entry = { href: paths.support, label: 'nav.support', icon: LifeBuoy };

export interface NavLinksProps {
  /** The path of the page that is open. */
  path: string;
  /** The external chat of members; hidden without one. */
  communityUrl: string | null;
  /** Called with every link that is followed. */
  onPress: () => void;
}

/** Where one can go from the menu, in the specification's order. Spec §2. */
export function NavLinks({ path, communityUrl, onPress }: NavLinksProps) {
  const t = useMessage();
  const linkTo = ({ href, label, icon }: Entry) => (
    <MenuLink
      key={href}
      href={href}
      label={t(label)}
      icon={icon}
      isCurrent={path === href}
      onPress={onPress}
    />
  );
  return (
    <Stack as="ul" gap="xxs">
      {entries.map(linkTo)}
      {communityUrl && (
        <MenuLink
          href={communityUrl}
          label={t('nav.community')}
          icon={MessagesSquare}
          isExternal
          onPress={onPress}
        />
      )}
      {linkTo(support)}
    </Stack>
  );
}
