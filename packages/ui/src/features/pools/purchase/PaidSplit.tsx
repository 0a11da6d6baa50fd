import { levelAt, type PayoutTransfer, type Position, paths } from '@upline/domain';
import { useMessage } from '../../../messages/useMessage.ts';
import { useMoney } from '../../../messages/useMoney.ts';
import { FeeName, type FeePerson, FeeSplit } from '../../../patterns/fee-split-bar/FeeSplit.tsx';
import { LoadFailure } from '../../../patterns/load-failure/LoadFailure.tsx';
import { Sentence } from '../../../patterns/sentence/Sentence.tsx';
import { Callout } from '../../../primitives/callout/Callout.tsx';
import { Link } from '../../../primitives/link/Link.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import type { PaidFee } from './paidFee.ts';

export interface PaidSplitProps {
  position: Position;
  paid: PaidFee;
  who: (wallet: string) => FeePerson;
}

/**
 * Explains that the buyer's seat is not under the receiver of the sponsor's share, whose slots are
 * full.
 */
function NextSlot({ legs, who }: { legs: readonly PayoutTransfer[]; who: PaidSplitProps['who'] }) {
  const t = useMessage();
  const [referral] = legs;
  const nearest = legs.find((leg) => leg.to === 'upline');
  if (referral?.to !== 'referral' || !nearest || nearest.wallet === referral.wallet) return null;
  return (
    <Text as="p" size="small" tone="muted">
      <Sentence
        id="purchase.place.next"
        values={{
          referral: <FeeName person={who(referral.wallet)} />,
          above: <FeeName person={who(nearest.wallet)} isLinked />,
        }}
      />{' '}
      <Link href={paths.matrixTree}>{t('purchase.place.tree')}</Link>
    </Text>
  );
}

/** The paid fee's split, and any difference from the offer. */
export function PaidSplit({ position, paid, who }: PaidSplitProps) {
  const t = useMessage();
  const money = useMoney();
  if (paid.status === 'loading') return <Skeleton block="card" />;
  if (paid.status === 'failed') return <LoadFailure onRetry={paid.onRetry} />;
  if (!paid.data) return null;
  const { legs, isChanged } = paid.data;
  return (
    <Stack gap="s">
      {isChanged && (
        <Callout tone="caution" isLive>
          {t('fee.changed')}
        </Callout>
      )}
      <Text size="bodyStrong">{t('fee.went', { price: money.price(levelAt(position).fee) })}</Text>
      <FeeSplit position={position} legs={legs} who={who} isPaid />
      <NextSlot legs={legs} who={who} />
    </Stack>
  );
}
