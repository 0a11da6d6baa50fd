import { useMessage } from '../../messages/useMessage.ts';
import { root } from './SkipLink.css.ts';

export interface SkipLinkProps {
  /**
   * ID of the main content; that element needs `tabIndex={-1}`.
   * @default 'content'
   */
  target?: string;
}

/** The first stop of the keyboard on every page: leads past the menu. Seen only while it has focus. */
export function SkipLink({ target = 'content' }: SkipLinkProps) {
  const t = useMessage();
  return (
    <a href={`#${target}`} className={root}>
      {t('common.skipToContent')}
    </a>
  );
}
