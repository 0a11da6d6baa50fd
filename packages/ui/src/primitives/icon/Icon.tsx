import type { LucideIcon } from 'lucide-react';
import { classNames } from '../../css/classNames.ts';
import { root, sizes, turning } from './Icon.css.ts';

export interface IconProps {
  /** A drawing imported by name from `lucide-react`, so that the others stay out of the bundle. */
  icon: LucideIcon;
  /**
   * 16, 20 or 24 px.
   * @default 'm'
   */
  size?: 's' | 'm' | 'l';
  /** What it says, when no word beside it says so. Without it screen readers skip the icon. */
  label?: string;
  /** Turns while something is under way; stands still for those who asked for less motion. */
  isTurning?: boolean;
  className?: string;
}

/** A drawing in the colour of the text around it. */
export function Icon({ icon: Drawing, size = 'm', label, isTurning, className }: IconProps) {
  return (
    <Drawing
      className={classNames(root, sizes[size], isTurning && turning, className)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable={false}
    />
  );
}
