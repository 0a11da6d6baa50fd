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
  /** The fee in units of 10⁻⁶. */
  fee: bigint;
  /**
   * Text below the bar: one part a line, all parts on one line, or none. With `none`, the bar is an
   * image and its accessible name lists the parts.
   * @default 'none'
   */
  parts?: 'list' | 'line' | 'none';
  /**
   * Dims the bar, for a level that cannot be bought yet.
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
 * The split of a level's fee by its pool's terms, for any buyer. For one buyer with known uplines,
 * use FeeSplit.
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
