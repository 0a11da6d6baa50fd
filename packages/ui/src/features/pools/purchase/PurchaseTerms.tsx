import { levelAt, type PayoutTransfer, type Position } from '@upline/domain';
import { useMessage } from '../../../messages/useMessage.ts';
import { type FeePerson, FeeSplit } from '../../../patterns/fee-split-bar/FeeSplit.tsx';
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
  /** The split of the fee; `null` while the buyer's seat is unknown. */
  legs: readonly PayoutTransfer[] | null;
  /** The wallet that the purchase records as sponsor; `null` for none. */
  binds: string | null;
  who: (wallet: string) => FeePerson;
}

/** The price of a level and its split. */
export function PurchaseTerms({ position, fee, legs, binds, who }: PurchaseTermsProps) {
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
      {legs ? (
        <FeeSplit position={position} legs={legs} who={who} isPaid={false} isForGood={binds !== null} />
      ) : (
        <FeeSplitBar kind={kind} fee={fee} parts="list" />
      )}
    </>
  );
}
