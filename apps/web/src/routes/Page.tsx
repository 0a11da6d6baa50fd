import type { MessageId, Notice } from '@upline/domain';
import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useTitle } from './useTitle.ts';

/** The router's key of the entry that a visit began with: the browser gives it focus and place by itself. */
const firstEntry = 'default';

export interface PageProps {
  /** The text that names it, with what fills its gaps if it has any. */
  title: MessageId;
  titleValues?: Notice['values'];
  children: ReactNode;
}

/**
 * One page of the app: its title, and where a reader lands after a navigation: at the top of it, with the
 * focus on its content, so that a screen reader begins there. Going back keeps the place that the browser
 * remembers.
 */
export function Page({ title, titleValues, children }: PageProps) {
  const { key } = useLocation();
  const kind = useNavigationType();
  useTitle({ id: title, ...(titleValues && { values: titleValues }) });
  useEffect(() => {
    if (key === firstEntry) return;
    if (kind !== 'POP') window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [key, kind]);
  return children;
}
