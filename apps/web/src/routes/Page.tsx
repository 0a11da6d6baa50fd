import type { MessageId, Notice } from '@upline/domain';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { beginsAtTop, type Place } from './landing.ts';
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
 * remembers.
 */
export function Page({ title, titleValues, children }: PageProps) {
  const place = useLocation();
  const kind = useNavigationType();
  const shown = useRef<Place>(null);
  useTitle({ id: title, ...(titleValues && { values: titleValues }) });
  // Before the page's own effects, which may have a better place for the focus.
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = place;
    if (!beginsAtTop(before, place, kind)) return;
    if (kind !== 'POP') window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [place, kind]);
  return children;
}
