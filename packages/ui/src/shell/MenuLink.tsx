import type { LucideIcon } from 'lucide-react';
import { Link as AriaLink } from 'react-aria-components';
import { classNames } from '../css/classNames.ts';
import { useMessage } from '../messages/useMessage.ts';
import { Icon } from '../primitives/icon/Icon.tsx';
import { current, drawing, entry } from './NavMenu.css.ts';

export interface MenuLinkProps {
  href: string;
  label: string;
  icon: LucideIcon;
  /** Marks the link as the current page. @default false */
  isCurrent?: boolean;
  /** Opens the link in a new tab, for addresses outside the app. @default false */
  isExternal?: boolean;
  onPress: () => void;
}

export function MenuLink({
  href,
  label,
  icon,
  isCurrent = false,
  isExternal = false,
  onPress,
}: MenuLinkProps) {
  const t = useMessage();
  return (
    <li>
      <AriaLink
        href={href}
        className={classNames(entry, isCurrent && current)}
        aria-current={isCurrent ? 'page' : undefined}
        onPress={onPress}
        {...(isExternal && {
          target: '_blank',
          rel: 'noopener',
          'aria-label': t('nav.externalLink', { label }),
        })}
      >
        <Icon icon={icon} className={drawing} />
        <span>{label}</span>
      </AriaLink>
    </li>
  );
}
