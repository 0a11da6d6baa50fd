import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components';
import { classNames } from '../../css/classNames.ts';
import { full, root, sizes, tones } from '../button/Button.css.ts';
import type { ButtonTone } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { apart } from '../text/apart.tsx';

export interface LinkButtonProps extends Omit<AriaLinkProps, 'children' | 'className' | 'render' | 'style'> {
  children: ReactNode;
  href: string;
  /** @default 'secondary' */
  tone?: ButtonTone;
  /** @default 'm' */
  size?: 's' | 'm';
  icon?: LucideIcon;
  /** @default false */
  isWide?: boolean;
  className?: string;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link that looks like a button, for the next step of a view. It opens a page; Button acts on
 * this page.
 */
export function LinkButton({
  children,
  tone = 'secondary',
  size = 'm',
  icon,
  isWide = false,
  className,
  ...props
}: LinkButtonProps) {
  return (
    <AriaLink {...props} className={classNames(root, tones[tone], sizes[size], isWide && full, className)}>
      {icon && <Icon icon={icon} size="s" />}
      {apart(children)}
    </AriaLink>
  );
}
