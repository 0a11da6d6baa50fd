import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../../css/classNames.ts';
import { Text } from '../text/Text.tsx';
import * as styles from './Figure.css.ts';

export interface FigureProps extends HTMLAttributes<HTMLDivElement> {
  /** What the figure counts. */
  label: ReactNode;
  /** The figure itself: Money with `cents`, a TokenCount, a link that shows one, or its Skeleton. */
  children: ReactNode;
  /** A sentence or two below it. */
  caption?: ReactNode;
  /**
   * `amountXl` is `amountL` below desktop width, where two stand side by side.
   * @default 'amountXl'
   */
  size?: 'amountXl' | 'amountL' | 'amount';
  ref?: Ref<HTMLDivElement>;
}

/** A figure with its name: its size says how much it matters, the rule under it how sure it is. It never moves. */
export function Figure({ label, children, caption, size = 'amountXl', className, ...props }: FigureProps) {
  return (
    <div {...props} className={classNames(styles.root, className)}>
      <Text size="smallStrong" tone="muted">
        {label}
      </Text>
      {size === 'amountXl' ? (
        <div className={styles.largest}>{children}</div>
      ) : (
        <Text as="div" size={size}>
          {children}
        </Text>
      )}
      {caption && (
        <Text as="div" size="small" tone="muted" className={styles.caption}>
          {caption}
        </Text>
      )}
    </div>
  );
}
