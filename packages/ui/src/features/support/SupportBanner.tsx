import type { ReactNode } from 'react';
import { Banner } from '../../primitives/banner/Banner.tsx';
import { inPage } from './SupportBanner.css.ts';

export interface SupportBannerProps {
  children: string;
  /** One link or button: a link in the banner's colour, or a `soft` button. */
  action?: ReactNode;
}

/** The red error banner of the support screens, announced as an alert. Spec §8. */
export function SupportBanner({ children, action }: SupportBannerProps) {
  return (
    <Banner className={inPage} action={action}>
      {children}
    </Banner>
  );
}
