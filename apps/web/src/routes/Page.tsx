import { pageIn } from '@upline/app-kit/question';
import type { MessageId, Notice } from '@upline/domain';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { firstEntry } from './firstEntry.ts';
import { useTitle } from './useTitle.ts';

export interface PageProps {
  /** The text that names it, with what fills its gaps if it has any. */
  title: MessageId;
  titleValues?: Notice['values'];
  children: ReactNode;
}

/**
 * One page of the app: its title, and where a reader lands after a navigation: at the top of it, with the
 * focus on its content, so that a screen reader begins there. Going back keeps the place that the browser
 * remembers. Another question leaves the reader where they are, who may be typing it; another page of the same list
 * does not.
 */
export function Page({ title, titleValues, children }: PageProps) {
  const { key, pathname, search } = useLocation();
  const kind = useNavigationType();
  const shown = useRef({ pathname: '', question: '', page: 0 });
  useTitle({ id: title, ...(titleValues && { values: titleValues }) });
  // Before the page's own effects, which may have a better place for the focus.
  useLayoutEffect(() => {
    const query = new URLSearchParams(search);
    const page = pageIn(query);
    query.delete('page');
    const question = String(query);
    const before = shown.current;
    shown.current = { pathname, question, page };
    const turnsPage = before.question === question && before.page !== page;
    const isSamePage = kind === 'REPLACE' && before.pathname === pathname && !turnsPage;
    if (key === firstEntry || isSamePage) return;
    if (kind !== 'POP') window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [key, kind, pathname, search]);
  return children;
}
