import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { classNames } from '../../css/classNames.ts';
import { bleeds, root, square, tones } from '../button/Button.css.ts';
import type { ButtonTone } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';

export interface IconButtonProps
  extends Omit<AriaButtonProps, 'aria-label' | 'children' | 'className' | 'render' | 'style'> {
  /** What it does; read aloud, and shown where a Tooltip wraps it. */
  label: string;
  icon: LucideIcon;
  /**
   * Its drawing points along the line of writing, and is mirrored where that runs from right to left.
   * @default false
   */
  directional?: boolean;
  /** @default 'soft' */
  tone?: ButtonTone;
  /** The edge of its surroundings that its drawing lines up with; for `quiet` ones. */
  bleed?: 'start' | 'end';
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A button whose drawing everybody knows: close, menu, back, copy. Anything less known needs its word. */
export function IconButton({
  label,
  icon,
  directional,
  tone = 'soft',
  bleed,
  className,
  ...props
}: IconButtonProps) {
  return (
    <AriaButton
      {...props}
      aria-label={label}
      className={classNames(root, tones[tone], square, bleed && bleeds[bleed], className)}
    >
      <Icon icon={icon} directional={directional} />
    </AriaButton>
  );
}
