import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import { Button, type ButtonProps } from 'react-aria-components';
import { classNames } from '../../css/classNames.ts';
import { Icon } from '../icon/Icon.tsx';
import { item } from './Popover.css.ts';

export interface PopoverLineProps extends Omit<ButtonProps, 'children' | 'className' | 'render' | 'style'> {
  /** The action or choice. */
  label: string;
  icon?: LucideIcon | undefined;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** One line of a popover with a list. */
export function PopoverLine({ label, icon, className, ...props }: PopoverLineProps) {
  return (
    <Button {...props} className={classNames(item, className)}>
      {icon && <Icon icon={icon} size="s" />}
      <span>{label}</span>
    </Button>
  );
}
