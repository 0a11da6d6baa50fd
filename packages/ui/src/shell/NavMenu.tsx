import { Copy, History, LogOut, type LucideIcon, MessageCircle, Moon, Share2, Sun } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components';
import { classNames } from '../css/classNames.ts';
import { LanguageSelect } from '../features/language/LanguageSelect.tsx';
import { useMessage } from '../messages/useMessage.ts';
import { Button } from '../primitives/button/Button.tsx';
import { Icon } from '../primitives/icon/Icon.tsx';
import { Sheet } from '../primitives/sheet/Sheet.tsx';
import type { Theme } from '../tokens/theme.ts';
import { MenuLink } from './MenuLink.tsx';
import { NavLinks } from './NavLinks.tsx';
import { action, column, columns, copyLink, drawing, entry, onPhone } from './NavMenu.css.ts';
import { placeGroups } from './places.ts';

interface MenuActionProps {
  label: string;
  icon: LucideIcon;
  onPress: () => void;
  className?: string;
}

/** A menu item that runs an action, aligned with the links. */
function MenuAction({ label, icon, onPress, className }: MenuActionProps) {
  return (
    <li className={className}>
      <AriaButton className={classNames(entry, action)} onPress={onPress}>
        <Icon icon={icon} className={drawing} />
        <span>{label}</span>
      </AriaButton>
    </li>
  );
}

export interface NavMenuProps {
  /** Path of the current page. */
  path: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onCopyLink: () => void;
  /** Opens the referral link with more ways to share it. */
  onShareLink: () => void;
  /** Opens the list of past toasts. */
  onOpenLog: () => void;
  /** URL of the members' external chat; `null` hides the link. */
  communityUrl: string | null;
  theme: Theme;
  onThemeChange: (theme: Theme) => void;
  onSignOut: () => void;
}

/** The menu: links by group, the referral link, and actions. Spec §2. */
export function NavMenu({
  path,
  isOpen,
  onOpenChange,
  onCopyLink,
  onShareLink,
  onOpenLog,
  communityUrl,
  theme,
  onThemeChange,
  onSignOut,
}: NavMenuProps) {
  const t = useMessage();
  const isDark = theme === 'dark';
  const { pools, network, money, you } = placeGroups;
  return (
    <Sheet
      title={t('common.menu')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      foot={(close) => (
        <>
          <Button
            tone="primary"
            icon={Copy}
            className={copyLink}
            onPress={() => {
              close();
              onCopyLink();
            }}
          >
            {t('nav.copyLink')}
          </Button>
          <Button
            icon={Share2}
            aria-label={t('share.actionName')}
            onPress={() => {
              close();
              onShareLink();
            }}
          >
            {t('nav.share')}
          </Button>
        </>
      )}
    >
      {(close) => (
        <nav aria-label={t('common.menu')} className={columns}>
          <div className={column}>
            <NavLinks group={pools} path={path} onPress={close} />
            <NavLinks group={network} path={path} onPress={close}>
              {communityUrl && (
                <MenuLink
                  href={communityUrl}
                  label={t('nav.community')}
                  icon={MessageCircle}
                  isExternal
                  onPress={close}
                />
              )}
            </NavLinks>
          </div>
          <div className={column}>
            <NavLinks group={money} path={path} onPress={close} />
            <NavLinks group={you} path={path} onPress={close}>
              <MenuAction
                icon={History}
                label={t('toastLog.title')}
                onPress={() => {
                  close();
                  onOpenLog();
                }}
              />
              <MenuAction
                icon={isDark ? Sun : Moon}
                label={t(isDark ? 'common.theme.light' : 'common.theme.dark')}
                className={onPhone}
                onPress={() => onThemeChange(isDark ? 'light' : 'dark')}
              />
              <li>
                <LanguageSelect />
              </li>
              <MenuAction
                icon={LogOut}
                label={t('sessions.signOut')}
                onPress={() => {
                  close();
                  onSignOut();
                }}
              />
            </NavLinks>
          </div>
        </nav>
      )}
    </Sheet>
  );
}
