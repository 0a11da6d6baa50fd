import { CircleAlert } from 'lucide-react';
import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../../css/classNames.ts';
import { Icon } from '../icon/Icon.tsx';
import { mark, root } from './FieldError.css.ts';

export interface FieldErrorProps extends HTMLAttributes<HTMLSpanElement> {
  /** What the field names in its `aria-describedby`. */
  id: string;
  /** What is wrong and how to put it right. */
  children: string;
  ref?: Ref<HTMLSpanElement>;
}

/** The line below a field that cannot be taken as it is. Every field draws its own from `errorMessage`. */
export function FieldError({ children, className, ...props }: FieldErrorProps) {
  return (
    <span {...props} className={classNames(root, className)}>
      <Icon icon={CircleAlert} size="s" className={mark} />
      <span>{children}</span>
    </span>
  );
}
