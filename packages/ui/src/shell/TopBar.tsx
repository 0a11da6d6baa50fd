import { paths } from '@upline/domain';
import { ArrowLeft, Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessage } from '../messages/useMessage.ts';
import { Logo } from '../patterns/logo/Logo.tsx';
import { Box } from '../primitives/box/Box.tsx';
import { IconButton } from '../primitives/icon-button/IconButton.tsx';
import { Link } from '../primitives/link/Link.tsx';
import { bar, end, home, start } from './TopBar.css.ts';

export interface TopBarProps {
  /** Absent on the dashboard, which nothing is behind. Spec §2. */
  onBack?: () => void;
  /** The wallet's button. */
  wallet: ReactNode;
  /** The way to the notifications. */
  notifications: ReactNode;
  /** Changes the colour mode; on a phone, where there is no room, the menu does. */
  theme: ReactNode;
  onMenu: () => void;
}

/** The bar of every signed-in page: back, logo, wallet, notifications, colour mode, menu. Spec §2. */
export function TopBar({ onBack, wallet, notifications, theme, onMenu }: TopBarProps) {
  const t = useMessage();
  return (
    <div className={bar}>
      <div className={start}>
        {onBack && (
          <IconButton tone="quiet" bleed="start" icon={ArrowLeft} label={t('common.back')} onPress={onBack} />
        )}
        <Link href={paths.dashboard} tone="plain" className={home}>
          <Logo isCompact />
        </Link>
      </div>
      <div className={end}>
        {wallet}
        {notifications}
        <Box display={{ phone: 'none', tablet: 'block' }}>{theme}</Box>
        <IconButton icon={Menu} label={t('common.menu')} onPress={onMenu} aria-haspopup="dialog" />
      </div>
    </div>
  );
}
