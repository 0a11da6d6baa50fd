import { Icon } from '@upline/ui';
import { workFrame as frame } from '@upline/ui/styling';
import {
  ArrowLeftRight,
  BookMarked,
  Boxes,
  CircleDollarSign,
  Clapperboard,
  Fuel,
  Globe,
  ListTree,
  type LucideIcon,
  Trophy,
  Users,
} from 'lucide-react';
import { useBenchMessage } from '../messages/useBenchMessage.ts';
import type { BenchContractKind } from '../ports/workbenchServices.ts';
import { useAtBench } from './benchContext.ts';
import {
  accountsPath,
  blocksPath,
  contractPath,
  gasPath,
  logsPath,
  scenariosPath,
  transactionPath,
  transactionsPath,
} from './benchPaths.ts';

const contractIcons: Record<BenchContractKind, LucideIcon> = {
  registry: BookMarked,
  race: Trophy,
  global: Globe,
  coin: CircleDollarSign,
};

interface NavLink {
  path: string;
  label: string;
  icon: LucideIcon;
  /** Path prefix of subpages. @default path */
  below?: string;
}

/** `aria-current` of a link: `page` for the page, `true` for its subpages. */
function isOpen({ path, below = path }: NavLink, open: string): 'page' | 'true' | undefined {
  if (open === path) return 'page';
  return open.startsWith(`${below}/`) ? 'true' : undefined;
}

/** Navigation of the workbench. @param path Path of the open page. */
export function BenchNav({ path }: { path: string }) {
  const d = useBenchMessage();
  const { backend } = useAtBench();
  const below = transactionPath('').slice(0, -1);
  const groups: readonly { title: string; links: readonly NavLink[] }[] = [
    {
      title: d('desk.bench.nav.chain'),
      links: [
        { path: blocksPath, label: d('desk.bench.nav.blocks'), icon: Boxes },
        { path: transactionsPath, label: d('desk.bench.nav.transactions'), icon: ArrowLeftRight, below },
        { path: logsPath, label: d('desk.bench.nav.logs'), icon: ListTree },
        { path: accountsPath, label: d('desk.bench.nav.accounts'), icon: Users },
      ],
    },
    {
      title: d('desk.bench.nav.contracts'),
      links: backend.contracts.map(({ id, name, kind }) => ({
        path: contractPath(id),
        label: name,
        icon: contractIcons[kind],
      })),
    },
    {
      title: d('desk.bench.nav.kept'),
      links: [
        { path: scenariosPath, label: d('desk.bench.nav.scenarios'), icon: Clapperboard },
        { path: gasPath, label: d('desk.bench.gas'), icon: Fuel },
      ],
    },
  ];
  return groups.map(({ title, links }) => (
    <nav key={title} aria-label={title}>
      <div className={frame.navTitle} aria-hidden>
        {title}
      </div>
      <ul className={frame.navList}>
        {links.map((link) => (
          <li key={link.path}>
            <a href={link.path} className={frame.navLink} aria-current={isOpen(link, path)}>
              <Icon icon={link.icon} size="s" />
              <span>{link.label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  ));
}
