import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components';
import { classNames } from '../../css/classNames.ts';
import { root, tones } from './Link.css.ts';

export interface LinkProps extends Omit<AriaLinkProps, 'children' | 'className' | 'render' | 'style'> {
  /** Where it leads, said so that it makes sense out of its sentence. */
  children: ReactNode;
  href: string;
  /**
   * `action` stands out, `inherit` keeps the colour of its sentence, `plain` shows its line on hover only and
   * belongs in navigation, where everything is a link.
   * @default 'action'
   */
  tone?: 'action' | 'inherit' | 'plain';
  className?: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** Goes somewhere: a plain link, which the app follows without reloading the page. */
export function Link({ tone = 'action', className, ...props }: LinkProps) {
  return <AriaLink {...props} className={classNames(root, tones[tone], className)} />;
}
