import type { ReactNode } from 'react';
import { SkipLink } from '../primitives/skip-link/SkipLink.tsx';
import { content, header, main, root } from './AppFrame.css.ts';

export interface AppFrameProps {
  /** The bar that stays at the top. */
  topBar: ReactNode;
  /** Messages for every page, between bar and page. */
  banners?: ReactNode;
  children: ReactNode;
}

/** The frame of every signed-in page: top bar, banners and page. */
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
