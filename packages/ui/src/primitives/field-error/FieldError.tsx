import { CircleAlert } from 'lucide-react';
import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../../css/classNames.ts';
import { Icon } from '../icon/Icon.tsx';
import { mark, root } from './FieldError.css.ts';

export interface FieldErrorProps extends HTMLAttributes<HTMLSpanElement> {
  /** ID for the field's `aria-describedby`. */
  id: string;
  /** The error and its fix. */
  children: string;
  ref?: Ref<HTMLSpanElement>;
}

/** The error below a field. Every field shows its own from `errorMessage`. */
export function FieldError({ children, className, ...props }: FieldErrorProps) {
  return (
    <span {...props} className={classNames(root, className)}>
      <Icon icon={CircleAlert} size="s" className={mark} />
      <span>{children}</span>
    </span>
  );
}
