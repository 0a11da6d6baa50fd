import type { ReactNode } from 'react';
import { Banner } from '../../primitives/banner/Banner.tsx';
import { inPage } from './SupportBanner.css.ts';

export interface SupportBannerProps {
  /** What went wrong, in one sentence. */
  children: string;
  /** One link or button that leads on: a link in the banner's colour, a `soft` button on its own ground. */
  action?: ReactNode;
}

/** The red banner of the help desk, read aloud at once. Spec §8. */
export function SupportBanner({ children, action }: SupportBannerProps) {
  return (
    <Banner className={inPage} action={action}>
      {children}
    </Banner>
  );
}
