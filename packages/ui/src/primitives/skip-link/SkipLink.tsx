import type { AnchorHTMLAttributes, Ref } from 'react';
import { classNames } from '../../css/classNames.ts';
import { useMessage } from '../../messages/useMessage.ts';
import { root } from './SkipLink.css.ts';

export interface SkipLinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children' | 'href' | 'target'> {
  /**
   * ID of the main content; that element needs `tabIndex={-1}`.
   * @default 'content'
   */
  target?: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** The first Tab stop of every page: skips the menu. Visible only with focus. */
export function SkipLink({ target = 'content', className, ...props }: SkipLinkProps) {
  const t = useMessage();
  return (
    <a {...props} href={`#${target}`} className={classNames(root, className)}>
      {t('common.skipToContent')}
    </a>
  );
}
