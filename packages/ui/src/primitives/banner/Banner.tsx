import type { ReactNode } from 'react';
import { classNames } from '../../css/classNames.ts';
import { type CalloutTone, calloutIcons } from '../callout/calloutTones.ts';
import { Icon } from '../icon/Icon.tsx';
import { message, root, tones } from './Banner.css.ts';

export interface BannerProps {
  /** @default 'critical' */
  tone?: CalloutTone;
  /** One short sentence. */
  children: ReactNode;
  /** One link or button; it takes the banner's own colour. */
  action?: ReactNode;
  className?: string;
}

/** A strip across the whole app for what concerns every page: offline, wrong network, support. */
export function Banner({ tone = 'critical', children, action, className }: BannerProps) {
  return (
    <div className={classNames(root, tones[tone], className)} role={tone === 'critical' ? 'alert' : 'status'}>
      <span className={message}>
        <Icon icon={calloutIcons[tone]} />
        <span>{children}</span>
      </span>
      {action}
    </div>
  );
}
