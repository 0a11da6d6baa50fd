import { classNames } from '../../css/classNames.ts';
import * as styles from './FeeSplitBar.css.ts';
import type { Receiver } from './feeParts.ts';

/** A segment of the bar: receiver, length, and the number of equal pieces. */
export interface BarPart {
  receiver: Receiver;
  /** Length of the segment: an amount in units of 10⁻⁶. */
  amount: bigint;
  shares: number;
}

export interface SplitBarProps {
  parts: readonly BarPart[];
  /** Dims the bar, for a level that cannot be bought yet. @default false */
  isDimmed?: boolean;
  /** Accessible name of the bar; omit it if the text beside the bar lists the parts. */
  label?: string;
}

/** A fee as one bar, with a piece for each receiver. */
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
