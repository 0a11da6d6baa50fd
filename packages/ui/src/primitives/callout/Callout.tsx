import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../../css/classNames.ts';
import { Icon } from '../icon/Icon.tsx';
import { Text } from '../text/Text.tsx';
import { body, marks, root, tones } from './Callout.css.ts';
import { type CalloutTone, calloutIcons } from './calloutTones.ts';

export interface CalloutProps extends Omit<HTMLAttributes<HTMLDivElement>, 'role' | 'title'> {
  /** @default 'info' */
  tone?: CalloutTone;
  title?: string;
  /** The message, and the reader's next step. */
  children: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  /**
   * Announces the message at once, because it answers the reader's action.
   * @default false
   */
  isLive?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A message in the place that it concerns; it stays visible. Use a toast for short confirmations.
 */
export function Callout({
  tone = 'info',
  title,
  children,
  action,
  isLive = false,
  className,
  ...props
}: CalloutProps) {
  return (
    <div
      {...props}
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
