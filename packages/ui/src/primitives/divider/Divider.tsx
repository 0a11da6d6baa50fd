import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../../css/classNames.ts';
import { root } from './Divider.css.ts';

export interface DividerProps extends Omit<HTMLAttributes<HTMLHRElement>, 'children'> {
  ref?: Ref<HTMLHRElement>;
}

/** A thin line between two groups of content. */
export function Divider({ className, ...props }: DividerProps) {
  return <hr {...props} className={classNames(root, className)} />;
}
