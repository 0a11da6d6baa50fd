import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../../css/classNames.ts';
import { useMessage } from '../../messages/useMessage.ts';
import { Button } from '../button/Button.tsx';
import { position, root } from './Pagination.css.ts';
import { useEndFocus } from './useEndFocus.ts';

export interface PaginationProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'onChange'> {
  /**
   * Name for screen readers, unique on the page.
   * @default 'Pages'
   */
  label?: string;
  /** Current page, from 1. */
  page: number;
  pageCount: number;
  /** Called with the requested page. */
  onChange: (page: number) => void;
  ref?: Ref<HTMLElement>;
}

/** Pages of a list. Renders nothing for a single page. */
export function Pagination({ label, page, pageCount, onChange, className, ...props }: PaginationProps) {
  const t = useMessage();
  const isFirst = page <= 1;
  const isLast = page >= pageCount;
  const { previous, next, onPressed } = useEndFocus({ isFirst, isLast });
  const turnTo = (target: number, button: Element) => {
    onPressed(button);
    onChange(target);
  };
  if (pageCount <= 1) return null;
  return (
    <nav {...props} aria-label={label ?? t('common.pages.label')} className={classNames(root, className)}>
      <Button ref={previous} isDisabled={isFirst} onPress={({ target }) => turnTo(page - 1, target)}>
        {t('common.pages.previous')}
      </Button>
      <span role="status" className={position}>
        {t('common.pages.position', { page, pages: pageCount })}
      </span>
      <Button ref={next} isDisabled={isLast} onPress={({ target }) => turnTo(page + 1, target)}>
        {t('common.pages.next')}
      </Button>
    </nav>
  );
}
