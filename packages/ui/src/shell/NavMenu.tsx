import { Copy, History, type LucideIcon, Moon, Share2, Sun } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components';
import { classNames } from '../css/classNames.ts';
import { useMessage } from '../messages/useMessage.ts';
import { Box } from '../primitives/box/Box.tsx';
import { Button } from '../primitives/button/Button.tsx';
import { Icon } from '../primitives/icon/Icon.tsx';
import { Sheet } from '../primitives/sheet/Sheet.tsx';
import { Stack } from '../primitives/stack/Stack.tsx';
import { Text } from '../primitives/text/Text.tsx';
import type { Theme } from '../tokens/theme.ts';
import { NavLinks } from './NavLinks.tsx';
import { action, entry } from './NavMenu.css.ts';

interface MenuActionProps {
  label: string;
  icon: LucideIcon;
  onPress: () => void;
}

/** Something the menu does instead of leading to it, in line with the ways. */
function MenuAction({ label, icon, onPress }: MenuActionProps) {
  return (
    <AriaButton className={classNames(entry, action)} onPress={onPress}>
      <Icon icon={icon} />
      {label}
    </AriaButton>
  );
}

export interface NavMenuProps {
  /** The path of the page that is open. */
  path: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onCopyLink: () => void;
  /** Shows the member's link with more ways to hand it on. */
  onShareLink: () => void;
  /** Shows what the passing messages have said. */
  onOpenLog: () => void;
  /** The external chat of members; hidden without one. */
  communityUrl: string | null;
  /** Which build of the app this is; not shown when it is `''`. */
  build: string;
  theme: Theme;
  onThemeChange: (theme: Theme) => void;
}

/** The menu over the page: where one can go, and the member's own link. Spec §2. */
export function NavMenu({
  path,
  isOpen,
  onOpenChange,
  onCopyLink,
  onShareLink,
  onOpenLog,
  communityUrl,
  build,
  theme,
  onThemeChange,
}: NavMenuProps) {
  const t = useMessage();
  const isDark = theme === 'dark';
  return (
    <Sheet title={t('common.menu')} isOpen={isOpen} onOpenChange={onOpenChange}>
      {(close) => (
        <Stack as="nav" gap="l" aria-label={t('nav.label')}>
          <NavLinks path={path} communityUrl={communityUrl} onPress={close} />
          <Stack gap="xxs">
            <MenuAction
              icon={History}
              label={t('toastLog.title')}
              onPress={() => {
                close();
                onOpenLog();
              }}
            />
            <Box display={{ phone: 'block', tablet: 'none' }}>
              <MenuAction
                icon={isDark ? Sun : Moon}
                label={t(isDark ? 'common.theme.light' : 'common.theme.dark')}
                onPress={() => onThemeChange(isDark ? 'light' : 'dark')}
              />
            </Box>
          </Stack>
          <Stack gap="xs">
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
            <Button
              icon={Share2}
              isWide
              onPress={() => {
                close();
                onShareLink();
              }}
            >
              {t('share.actionName')}
            </Button>
          </Stack>
          {build && (
            <Text as="p" size="caption" tone="subtle">
              {t('system.build', { build })}
            </Text>
          )}
        </Stack>
      )}
    </Sheet>
  );
}
