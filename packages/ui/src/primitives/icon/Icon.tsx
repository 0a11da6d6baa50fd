import type { LucideIcon } from 'lucide-react';
import type { Ref, SVGAttributes } from 'react';
import { classNames } from '../../css/classNames.ts';
import { mirrored, root, sizes, turning } from './Icon.css.ts';

export interface IconProps
  extends Omit<SVGAttributes<SVGSVGElement>, 'aria-hidden' | 'aria-label' | 'children' | 'role'> {
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
  /**
   * It points along the line of writing, so it is mirrored where that runs from right to left: back, next, open.
   * @default false
   */
  directional?: boolean;
  ref?: Ref<SVGSVGElement>;
}

/** A drawing in the colour of the text around it. */
export function Icon({
  icon: Drawing,
  size = 'm',
  label,
  isTurning,
  directional,
  className,
  ...props
}: IconProps) {
  return (
    <Drawing
      {...props}
      className={classNames(root, sizes[size], isTurning && turning, directional && mirrored, className)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable={false}
    />
  );
}
