import type { LucideIcon } from 'lucide-react';
import type { Ref, SVGAttributes } from 'react';
import { classNames } from '../../css/classNames.ts';
import { mirrored, root, sizes, turning } from './Icon.css.ts';

export interface IconProps
  extends Omit<SVGAttributes<SVGSVGElement>, 'aria-hidden' | 'aria-label' | 'children' | 'role'> {
  /** An icon imported by name from `lucide-react`; other icons stay out of the bundle. */
  icon: LucideIcon;
  /**
   * 16, 20 or 24 px.
   * @default 'm'
   */
  size?: 's' | 'm' | 'l';
  /** Text for screen readers, if no text stands beside the icon. Without it they skip the icon. */
  label?: string;
  /** Rotates the icon during an operation; stands still with reduced motion. */
  isTurning?: boolean;
  /**
   * Mirrors the icon in right-to-left text, for arrows such as back, next and open.
   * @default false
   */
  directional?: boolean;
  ref?: Ref<SVGSVGElement>;
}

/** An icon in the colour of the surrounding text. */
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
