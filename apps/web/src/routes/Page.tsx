import type { MessageId, TextMessage } from '@upline/domain';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { beginsAtTop, type Place } from './landing.ts';
import { useTitle } from './useTitle.ts';

export interface PageProps {
  /** The page's title, with the values of its placeholders. */
  title: MessageId;
  titleValues?: TextMessage['values'];
  /**
   * Focuses the heading, which must stay while the page loads, instead of the whole content.
   * @default false
   */
  startsAtHeading?: boolean;
  children: ReactNode;
}

/**
 * A page of the app: sets the title and, after a navigation, scrolls to the top and focuses the
 * content, so that a screen reader starts there. Going back restores the browser's position.
 */
export function Page({ title, titleValues, startsAtHeading = false, children }: PageProps) {
  const place = useLocation();
  const kind = useNavigationType();
  const shown = useRef<Place>(null);
  useTitle({ id: title, ...(titleValues && { values: titleValues }) });
  // Runs before the page's own effects, which may choose a better focus.
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = place;
    if (!beginsAtTop(before, place, kind)) return;
    if (kind !== 'POP') window.scrollTo(0, 0);
    const start = startsAtHeading ? 'main h1' : 'main';
    document.querySelector<HTMLElement>(start)?.focus({ preventScroll: true });
  }, [place, kind, startsAtHeading]);
  return children;
}
