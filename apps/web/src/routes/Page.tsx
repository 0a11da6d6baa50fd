import type { MessageId, Notice } from '@upline/domain';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { firstEntry } from './firstEntry.ts';
import { pageIn } from './question.ts';
import { useTitle } from './useTitle.ts';

export interface PageProps {
  /** The text that names it, with what fills its gaps if it has any. */
  title: MessageId;
  titleValues?: Notice['values'];
  /**
   * Whether another question to it leaves the reader where they are, unless it asks for another page of a list.
   * @default false
   */
  stays?: boolean;
  children: ReactNode;
}

/**
 * One page of the app: its title, and where a reader lands after a navigation: at the top of it, with the
 * focus on its content, so that a screen reader begins there. Going back keeps the place that the browser
 * remembers.
 */
export function Page({ title, titleValues, stays = false, children }: PageProps) {
  const { key, pathname, search } = useLocation();
  const place = `${pathname}#${pageIn(new URLSearchParams(search))}`;
  const kind = useNavigationType();
  const shown = useRef('');
  useTitle({ id: title, ...(titleValues && { values: titleValues }) });
  // Before the page's own effects, which may have a better place for the focus.
  useLayoutEffect(() => {
    const isSamePage = stays && kind === 'REPLACE' && shown.current === place;
    shown.current = place;
    if (key === firstEntry || isSamePage) return;
    if (kind !== 'POP') window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [key, kind, place, stays]);
  return children;
}
