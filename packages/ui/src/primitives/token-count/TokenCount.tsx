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

/** A count of tokens, from a thousand on with a k. Hovering shows it whole, and screen readers say it whole. */
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
