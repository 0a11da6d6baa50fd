import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components';
import { classNames } from '../../css/classNames.ts';
import { root, tones } from './Link.css.ts';

export interface LinkProps extends Omit<AriaLinkProps, 'children' | 'className' | 'render' | 'style'> {
  /** Name of the target; it must make sense without its sentence. */
  children: ReactNode;
  href: string;
  /**
   * `action` stands out, `inherit` keeps the sentence's colour, `plain` underlines on hover only,
   * for navigation.
   * @default 'action'
   */
  tone?: 'action' | 'inherit' | 'plain';
  className?: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link to a page; the app follows it without a reload. */
export function Link({ tone = 'action', className, ...props }: LinkProps) {
  return <AriaLink {...props} className={classNames(root, tones[tone], className)} />;
}
