import { ChevronDown } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button, type ButtonProps } from 'react-aria-components';
import { classNames } from '../../css/classNames.ts';
import { Icon } from '../icon/Icon.tsx';
import { apart } from '../text/apart.tsx';
import { chip } from './FilterChips.css.ts';

export interface ChipButtonProps extends Omit<ButtonProps, 'children' | 'className' | 'render' | 'style'> {
  /** The current choice. */
  children: ReactNode;
  /**
   * True while the filter hides items.
   * @default false
   */
  isOn?: boolean;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** Opens the choices of one filter beside FilterChips; use it as the trigger of a Popover. */
export function ChipButton({ children, isOn = false, className, ...props }: ChipButtonProps) {
  return (
    <Button {...props} className={classNames(chip, className)} {...(isOn && { 'data-selected': true })}>
      {apart(children)}
      <Icon icon={ChevronDown} size="s" />
    </Button>
  );
}
