import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../../css/classNames.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { plain } from './ShortText.css.ts';

export interface ShortTextProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children' | 'title'> {
  /** The full text, for screen readers and hover. */
  whole: string;
  /** The two ends, for display. */
  short: string;
  ref?: Ref<HTMLSpanElement>;
}

/** The two ends of a wallet or hash. Hover shows the full text, and screen readers read it. */
export function ShortText({ whole, short, className, ...props }: ShortTextProps) {
  return (
    <span {...props} translate="no" className={classNames(plain, className)} title={whole}>
      <span aria-hidden>{short}</span>
      <VisuallyHidden>{whole}</VisuallyHidden>
    </span>
  );
}
