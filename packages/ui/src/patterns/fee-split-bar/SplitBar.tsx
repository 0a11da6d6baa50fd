import { classNames } from '../../css/classNames.ts';
import * as styles from './FeeSplitBar.css.ts';
import type { Receiver } from './feeParts.ts';

/** A stretch of the bar: whose it is, how long, and into how many equal pieces it falls. */
export interface BarPart {
  receiver: Receiver;
  /** Units of 10⁻⁶. */
  amount: bigint;
  shares: number;
}

export interface SplitBarProps {
  parts: readonly BarPart[];
  /** Of a level that cannot be bought yet. @default false */
  isDimmed?: boolean;
  /** What the picture says; without it the words beside it do. */
  label?: string;
}

/** A fee as one bar with a piece for each who gets a part of it. */
export function SplitBar({ parts, isDimmed = false, label }: SplitBarProps) {
  return (
    <div
      className={classNames(styles.bar, isDimmed && styles.dimmed)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {parts.flatMap(({ receiver, amount, shares }) =>
        Array.from({ length: shares }, (_, share) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: equal shares have nothing else to be told apart by
            key={`${receiver}${share}`}
            className={styles.part[receiver]}
            style={{ flex: `${Number(amount) / shares} 1 0` }}
          />
        )),
      )}
    </div>
  );
}
