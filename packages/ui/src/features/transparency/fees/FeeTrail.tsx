import type { ReactNode } from 'react';
import { classNames } from '../../../css/classNames.ts';
import { useMessage } from '../../../messages/useMessage.ts';
import { Money } from '../../../primitives/money/Money.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import * as styles from './FeeTrail.css.ts';

/** A share of a fee. */
export interface TrailLeg {
  /** Unique within the trail. */
  id: string;
  /** The receiver. */
  label: string;
  /** The receiver's wallet, or a further explanation. */
  detail?: ReactNode;
  /** Units of 10⁻⁶. */
  amount: bigint;
}

export interface FeePayoutProps {
  legs: readonly TrailLeg[];
}

/** The split of a fee, with the sum of its shares. */
export function FeePayout({ legs }: FeePayoutProps) {
  const t = useMessage();
  const total = legs.reduce((added, { amount }) => added + amount, 0n);
  return (
    <dl className={styles.list}>
      {legs.map(({ id, label, detail, amount }) => (
        <div key={id} className={styles.row}>
          <dt className={styles.words}>
            <Text inline>{label}</Text>
            {detail && (
              <Text inline size="small" tone="muted">
                {detail}
              </Text>
            )}
          </dt>
          <Text as="dd" inline className={styles.amount}>
            <Money units={amount} />
          </Text>
        </div>
      ))}
      <div className={classNames(styles.row, styles.sum)}>
        <Text as="dt" inline size="bodyStrong">
          {t('transparency.fee.sum')}
        </Text>
        <Text as="dd" inline size="bodyStrong" className={styles.amount}>
          <Money units={total} />
        </Text>
      </div>
    </dl>
  );
}
