import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../../css/classNames.ts';
import { type CalloutTone, calloutIcons } from '../callout/calloutTones.ts';
import { Icon } from '../icon/Icon.tsx';
import { message, root, tones } from './Banner.css.ts';

export interface BannerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'role'> {
  /** @default 'critical' */
  tone?: CalloutTone;
  /** One short sentence. */
  children: ReactNode;
  /** One link or button; it inherits the banner's colour. */
  action?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** A strip across the app for messages about every page: offline, wrong network, support. */
export function Banner({ tone = 'critical', children, action, className, ...props }: BannerProps) {
  return (
    <div
      {...props}
      className={classNames(root, tones[tone], className)}
      role={tone === 'critical' ? 'alert' : 'status'}
    >
      <span className={message}>
        <Icon icon={calloutIcons[tone]} />
        <span>{children}</span>
      </span>
      {action}
    </div>
  );
}
