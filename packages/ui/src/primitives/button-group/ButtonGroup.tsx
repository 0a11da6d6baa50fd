import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../../css/classNames.ts';
import { aligns, root, stacked } from './ButtonGroup.css.ts';

export interface ButtonGroupProps extends HTMLAttributes<HTMLDivElement> {
  /** Buttons that belong together, the one that goes on last. */
  children: ReactNode;
  /** What they act on, read aloud before them where nothing in sight says it. */
  label?: string;
  /** @default 'start' */
  align?: 'start' | 'center' | 'end' | 'between';
  /**
   * Below each other and as wide as the place on a phone.
   * @default false
   */
  isStackedOnPhone?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** Buttons beside each other that act on the same thing; they wrap when the line is full. */
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
