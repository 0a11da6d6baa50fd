import { paths } from '@upline/domain';
import { ArrowLeft, Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessage } from '../messages/useMessage.ts';
import { Logo } from '../patterns/logo/Logo.tsx';
import { IconButton } from '../primitives/icon-button/IconButton.tsx';
import { Link } from '../primitives/link/Link.tsx';
import { BarPlaces } from './BarPlaces.tsx';
import { bar, end, fromTablet, home, start } from './TopBar.css.ts';

export interface TopBarProps {
  /** Path of the current page. */
  path: string;
  /** Goes back; omit it on the dashboard, the first page. Spec §2. */
  onBack?: () => void;
  /** The wallet's button. */
  wallet: ReactNode;
  /** The link to the notifications. */
  notifications: ReactNode;
  /** The toggle of the colour mode; phones have it in the menu. */
  theme: ReactNode;
  onMenu: () => void;
}

/**
 * The bar of every signed-in page: back, logo, places, wallet, notifications, colour mode, menu.
 * Spec §2.
 */
export function TopBar({ path, onBack, wallet, notifications, theme, onMenu }: TopBarProps) {
  const t = useMessage();
  return (
    <div className={bar}>
      <div className={start}>
        {onBack && (
          <IconButton
            tone="plain"
            bleed="start"
            icon={ArrowLeft}
            directional
            label={t('common.back')}
            onPress={onBack}
          />
        )}
        <Link href={paths.dashboard} tone="plain" className={home}>
          <Logo isCompact />
        </Link>
        <BarPlaces path={path} />
      </div>
      <div className={end}>
        {wallet}
        {notifications}
        <div className={fromTablet}>{theme}</div>
        <IconButton
          tone="plain"
          icon={Menu}
          label={t('common.menu')}
          onPress={onMenu}
          aria-haspopup="dialog"
        />
      </div>
    </div>
  );
}
