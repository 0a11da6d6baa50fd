import { levelAt, type Position } from '@upline/domain';
import { useMessage } from '../../../messages/useMessage.ts';
import { FeeSplitBar } from '../../../patterns/fee-split-bar/FeeSplitBar.tsx';
import { LevelArt } from '../../../patterns/level-art/LevelArt.tsx';
import { Inline } from '../../../primitives/inline/Inline.tsx';
import { Money } from '../../../primitives/money/Money.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';

export interface PurchaseTermsProps {
  position: Position;
  /** Units of 10⁻⁶. */
  fee: bigint;
}

/** What a level costs and where the money goes. */
export function PurchaseTerms({ position, fee }: PurchaseTermsProps) {
  const t = useMessage();
  const { kind } = levelAt(position);
  return (
    <>
      <Inline gap="m" flexWrap="nowrap">
        <LevelArt kind={kind} />
        <Stack gap="s">
          <Text size="small" tone="muted">
            {t('purchase.once')}
          </Text>
          <Text size="amountXl">
            <Money units={fee} isPrice />
          </Text>
        </Stack>
      </Inline>
      <FeeSplitBar kind={kind} fee={fee} parts="list" />
    </>
  );
}
