import type { PoolKind } from '@upline/domain';
import { classNames } from '../../css/classNames.ts';
import { useMessage } from '../../messages/useMessage.ts';
import { useMoney } from '../../messages/useMoney.ts';
import { Money } from '../../primitives/money/Money.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import * as styles from './FeeSplitBar.css.ts';
import { type FeePart, feeParts } from './feeParts.ts';
import { SplitBar } from './SplitBar.tsx';

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
  const money = useMoney();
  return (
    <dl className={isLine ? styles.line : styles.list}>
      {shown.map(({ receiver, label, bound, amount }) => (
        <div key={label.id} className={isLine ? styles.entry : styles.row}>
          <span className={classNames(styles.swatch, styles.part[receiver])} aria-hidden />
          <Text as="dt" inline size="small" tone="muted" className={isLine ? undefined : styles.label}>
            {t(label)}
          </Text>
          <Text as="dd" inline size="small" className={styles.amount}>
            {bound ? t(bound, { amount: money.price(amount) }) : <Money units={amount} isPrice />}
          </Text>
        </div>
      ))}
    </dl>
  );
}

/**
 * Where a fee goes by the pool's terms, wherever the buyer will stand: the picture of a level. Where the place is known,
 * FeeSplit says it exactly.
 */
export function FeeSplitBar({ kind, fee, parts = 'none', isDimmed = false }: FeeSplitBarProps) {
  const t = useMessage();
  const money = useMoney();
  const shown = feeParts(kind, fee, money.price);
  const words = shown.map(({ label, bound, amount }) => {
    const price = money.price(amount);
    return `${t(label)} ${bound ? t(bound, { amount: price }) : price}`;
  });
  const name = `${t('level.split', { price: money.price(fee) })}: ${words.join(', ')}`;
  const bar = <SplitBar parts={shown} isDimmed={isDimmed} {...(parts === 'none' && { label: name })} />;
  if (parts === 'none') return bar;
  return (
    <Stack gap={parts === 'line' ? 's' : 'xs'}>
      {bar}
      <Parts shown={shown} isLine={parts === 'line'} />
    </Stack>
  );
}
