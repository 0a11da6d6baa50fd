import type { ReactNode } from 'react';
import { SkipLink } from '../primitives/skip-link/SkipLink.tsx';
import { content, header, main, root } from './AppFrame.css.ts';

export interface AppFrameProps {
  /** The bar that stays at the top. */
  topBar: ReactNode;
  /** What concerns every page: below the bar, above the page. */
  banners?: ReactNode;
  children: ReactNode;
}

/** The frame around every signed-in page: the bar, what concerns all pages, and the page. */
export function AppFrame({ topBar, banners, children }: AppFrameProps) {
  return (
    <div className={root}>
      <SkipLink />
      <header className={header}>{topBar}</header>
      {banners}
      <main id="content" tabIndex={-1} className={main}>
        <div className={content}>{children}</div>
      </main>
    </div>
  );
}
