import type { LucideIcon } from 'lucide-react';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../../css/classNames.ts';
import { Icon } from '../icon/Icon.tsx';
import { apart } from '../text/apart.tsx';
import { root, tones } from './Badge.css.ts';

export type BadgeTone =
  | 'action'
  | 'positive'
  | 'caution'
  | 'critical'
  | 'info'
  | 'neutral'
  | 'race'
  | 'global';

export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  /** The state as a word; the colour repeats it. */
  children: ReactNode;
  /** @default 'neutral' */
  tone?: BadgeTone;
  /** Repeats the state as a shape, for readers who cannot see the hue. */
  icon?: LucideIcon;
  ref?: Ref<HTMLSpanElement>;
}

/** The state of an item, as one word. Not pressable; for a choice use SegmentedControl. */
export function Badge({ children, tone = 'neutral', icon, className, ...props }: BadgeProps) {
  return (
    <span {...props} className={classNames(root, tones[tone], className)}>
      {icon && <Icon icon={icon} size="s" />}
      {apart(children)}
    </span>
  );
}
