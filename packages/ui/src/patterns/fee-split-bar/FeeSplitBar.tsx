import type { PoolKind } from '@upline/domain';
import { classNames } from '../../css/classNames.ts';
import { useMessage } from '../../messages/useMessage.ts';
import { useMoney } from '../../messages/useMoney.ts';
import { Money } from '../../primitives/money/Money.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import * as styles from './FeeSplitBar.css.ts';
import { type FeePart, feeParts } from './feeParts.ts';

export interface FeeSplitBarProps {
  kind: PoolKind;
  /** Units of 10⁻⁶. */
  fee: bigint;
  /**
   * How the parts are written below the bar: one on each line, all on one line, or not at all, where the bar is a picture
   * whose name says them.
   * @default 'none'
   */
  parts?: 'list' | 'line' | 'none';
  /**
   * Of a level that cannot be bought yet.
   * @default false
   */
  isDimmed?: boolean;
}

interface PartsProps {
  shown: readonly FeePart[];
  isLine: boolean;
}

function Parts({ shown, isLine }: PartsProps) {
  const t = useMessage();
  return (
    <dl className={isLine ? styles.line : styles.list}>
      {shown.map(({ receiver, label, amount }) => (
        <div key={label.id} className={isLine ? styles.entry : styles.row}>
          <span className={classNames(styles.swatch, styles.part[receiver])} aria-hidden />
          <Text as="dt" inline size="small" tone="muted" className={isLine ? undefined : styles.label}>
            {t(label)}
          </Text>
          <Text as="dd" inline size="small" className={styles.amount}>
            <Money units={amount} isPrice />
          </Text>
        </div>
      ))}
    </dl>
  );
}

/** Where every unit of a fee goes, before it is paid: the picture of a level. */
export function FeeSplitBar({ kind, fee, parts = 'none', isDimmed = false }: FeeSplitBarProps) {
  const t = useMessage();
  const money = useMoney();
  const shown = feeParts(kind, fee, money.price);
  const words = shown.map(({ label, amount }) => `${t(label)} ${money.price(amount)}`);
  const name = `${t('level.split', { price: money.price(fee) })}: ${words.join(', ')}`;
  const bar = (
    <div
      className={classNames(styles.bar, isDimmed && styles.dimmed)}
      {...(parts === 'none' ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      {shown.flatMap(({ receiver, amount, shares }) =>
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
  if (parts === 'none') return bar;
  return (
    <Stack gap={parts === 'line' ? 's' : 'xs'}>
      {bar}
      <Parts shown={shown} isLine={parts === 'line'} />
    </Stack>
  );
}
