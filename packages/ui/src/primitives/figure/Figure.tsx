import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../../css/classNames.ts';
import { Text } from '../text/Text.tsx';
import * as styles from './Figure.css.ts';

export interface FigureProps extends HTMLAttributes<HTMLDivElement> {
  /** The subject of the figure. */
  label: ReactNode;
  /** The figure: Money with `cents`, a TokenCount, a link around one, or its Skeleton. */
  children: ReactNode;
  /** One or two sentences below. */
  caption?: ReactNode;
  /**
   * `amountXl` becomes `amountL` below desktop width, where two figures share a row.
   * @default 'amountXl'
   */
  size?: 'amountXl' | 'amountL' | 'amount';
  ref?: Ref<HTMLDivElement>;
}

/**
 * A figure with its name: size shows importance, the line below shows finality. Never animate it.
 */
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
