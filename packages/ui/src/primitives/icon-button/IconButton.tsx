import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { classNames } from '../../css/classNames.ts';
import { bleeds, root, square, tones } from '../button/Button.css.ts';
import type { ButtonTone } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';

export interface IconButtonProps
  extends Omit<AriaButtonProps, 'aria-label' | 'children' | 'className' | 'render' | 'style'> {
  /** The action; for screen readers, and for the Tooltip around the button. */
  label: string;
  icon: LucideIcon;
  /**
   * Mirrors the icon in right-to-left text, for arrows.
   * @default false
   */
  directional?: boolean;
  /** @default 'soft' */
  tone?: ButtonTone;
  /** Aligns the icon with the start or end edge of the container; for `quiet` buttons. */
  bleed?: 'start' | 'end';
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A button with a well-known icon: close, menu, back, copy. Other actions need text. */
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
