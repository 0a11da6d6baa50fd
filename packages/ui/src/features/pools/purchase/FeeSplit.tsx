import { formatPrice, type PoolKind } from '@upline/domain';
import { useMessage } from '../../../messages/useMessage.ts';
import { Money } from '../../../primitives/money/Money.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { list, row } from './FeeSplit.css.ts';
import { feeParts } from './feeParts.ts';

export interface FeeSplitProps {
  kind: PoolKind;
  /** Units of 10⁻⁶. */
  fee: bigint;
}

/** Where every unit of a fee goes, before it is paid. */
export function FeeSplit({ kind, fee }: FeeSplitProps) {
  const t = useMessage();
  return (
    <Stack gap="s">
      <Text size="bodyStrong">{t('level.split', { price: formatPrice(fee) })}</Text>
      <dl className={list}>
        {feeParts(kind, fee).map(({ label, amount }) => (
          <div key={label.id} className={row}>
            <Text as="dt" tone="muted">
              {t(label)}
            </Text>
            <Text as="dd">
              <Money units={amount} />
            </Text>
          </div>
        ))}
      </dl>
      {kind === 'race' && (
        <Text as="p" size="small" tone="muted">
          {t('level.split.missing')}
        </Text>
      )}
    </Stack>
  );
}
