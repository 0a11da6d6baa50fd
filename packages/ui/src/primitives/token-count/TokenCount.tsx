import { formatTokenCount } from '@upline/domain';
import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../../css/classNames.ts';
import { figures } from '../money/Money.css.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

export interface TokenCountProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Whole tokens. */
  count: number;
  ref?: Ref<HTMLSpanElement>;
}

/**
 * A count of tokens, shortened with a k from 1,000 on. Hover and screen readers give the full
 * count.
 */
export function TokenCount({ count, className, ...props }: TokenCountProps) {
  const short = formatTokenCount(count);
  const whole = String(Math.trunc(count));
  return (
    <span
      title={short === whole ? undefined : whole}
      {...props}
      translate="no"
      className={classNames(figures, className)}
    >
      {short === whole ? (
        whole
      ) : (
        <>
          <span aria-hidden>{short}</span>
          <VisuallyHidden>{whole}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
