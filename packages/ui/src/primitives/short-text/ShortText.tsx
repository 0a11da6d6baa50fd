import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../../css/classNames.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { plain } from './ShortText.css.ts';

export interface ShortTextProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children' | 'title'> {
  /** All of it, for screen readers and on hover. */
  whole: string;
  /** Its two ends, for the eye. */
  short: string;
  ref?: Ref<HTMLSpanElement>;
}

/** The ends of a wallet or hash. Hovering shows it whole, and screen readers say it whole. */
export function ShortText({ whole, short, className, ...props }: ShortTextProps) {
  return (
    <span {...props} translate="no" className={classNames(plain, className)} title={whole}>
      <span aria-hidden>{short}</span>
      <VisuallyHidden>{whole}</VisuallyHidden>
    </span>
  );
}
