import { paths } from '@upline/domain';
import { Anvil, Copy, Globe, type LucideIcon, Moon, Sun, UserRound } from 'lucide-react';
import { Link as AriaLink } from 'react-aria-components';
import { classNames } from '../../css/classNames.ts';
import { useMessage } from '../../messages/useMessage.ts';
import { Box } from '../../primitives/box/Box.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Sheet } from '../../primitives/sheet/Sheet.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import type { Theme } from '../../tokens/theme.ts';
import { current, entry } from './NavMenu.css.ts';

const entries = [
  { href: paths.profile, label: 'nav.profile', icon: UserRound },
  { href: paths.forgeRace, label: 'nav.forgeRace', icon: Anvil },
  { href: paths.globalPool, label: 'nav.globalPool', icon: Globe },
] as const satisfies readonly { href: string; label: string; icon: LucideIcon }[];

export interface NavMenuProps {
  /** The path of the page that is open. */
  path: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onCopyLink: () => void;
  theme: Theme;
  onThemeChange: (theme: Theme) => void;
}

/** The menu over the page: where one can go, and the member's own link. Spec §2. */
export function NavMenu({ path, isOpen, onOpenChange, onCopyLink, theme, onThemeChange }: NavMenuProps) {
  const t = useMessage();
  const isDark = theme === 'dark';
  return (
    <Sheet title={t('common.menu')} isOpen={isOpen} onOpenChange={onOpenChange}>
      {(close) => (
        <Stack as="nav" gap="l" aria-label={t('nav.label')}>
          <Stack as="ul" gap="xxs">
            {entries.map(({ href, label, icon }) => (
              <li key={href}>
                <AriaLink
                  href={href}
                  className={classNames(entry, path === href && current)}
                  aria-current={path === href ? 'page' : undefined}
                  onPress={close}
                >
                  <Icon icon={icon} />
                  {t(label)}
                </AriaLink>
              </li>
            ))}
          </Stack>
          <Button
            icon={Copy}
            isWide
            onPress={() => {
              close();
              onCopyLink();
            }}
          >
            {t('nav.copyLink')}
          </Button>
          <Box display={{ phone: 'block', tablet: 'none' }}>
            <Button
              icon={isDark ? Sun : Moon}
              tone="quiet"
              isWide
              onPress={() => onThemeChange(isDark ? 'light' : 'dark')}
            >
              {t(isDark ? 'common.theme.light' : 'common.theme.dark')}
            </Button>
          </Box>
        </Stack>
      )}
    </Sheet>
  );
}
