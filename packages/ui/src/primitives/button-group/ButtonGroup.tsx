import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../../css/classNames.ts';
import { aligns, root, stacked } from './ButtonGroup.css.ts';

export interface ButtonGroupProps extends HTMLAttributes<HTMLDivElement> {
  /** Buttons, the main action last. */
  children: ReactNode;
  /** Name of the group for screen readers, if the page does not show one. */
  label?: string;
  /** @default 'start' */
  align?: 'start' | 'center' | 'end' | 'between';
  /**
   * Stacks the buttons in full width on phones.
   * @default false
   */
  isStackedOnPhone?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** Buttons in a row that act on the same object; they wrap if the row is full. */
export function ButtonGroup({
  label,
  align = 'start',
  isStackedOnPhone = false,
  className,
  ...props
}: ButtonGroupProps) {
  const group = label ? { role: 'group', 'aria-label': label } : {};
  return (
    <div
      {...props}
      {...group}
      className={classNames(root, aligns[align], isStackedOnPhone && stacked, className)}
    />
  );
}
