import type { ReactNode } from 'react';
import { classNames } from '../../css/classNames.ts';
import { Icon } from '../icon/Icon.tsx';
import { Text } from '../text/Text.tsx';
import { body, marks, root, tones } from './Callout.css.ts';
import { type CalloutTone, calloutIcons } from './calloutTones.ts';

export interface CalloutProps {
  /** @default 'info' */
  tone?: CalloutTone;
  title?: string;
  /** What happened and what to do about it. */
  children: ReactNode;
  /** One button or link that follows from it. */
  action?: ReactNode;
  /**
   * Appears in answer to something the reader did, so it is read aloud at once.
   * @default false
   */
  isLive?: boolean;
  className?: string;
}

/** A message that belongs to the place where it stands and stays there. What passes is a toast. */
export function Callout({ tone = 'info', title, children, action, isLive = false, className }: CalloutProps) {
  return (
    <div
      className={classNames(root, tones[tone], className)}
      role={isLive ? (tone === 'critical' ? 'alert' : 'status') : undefined}
    >
      <Icon icon={calloutIcons[tone]} className={marks[tone]} />
      <div className={body}>
        {title && (
          <Text inline size="bodyStrong">
            {title}
          </Text>
        )}
        <div>{children}</div>
        {action}
      </div>
    </div>
  );
}
