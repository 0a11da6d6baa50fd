import { levelAt, type Position, shortAddress } from '@upline/domain';
import { useMessage } from '../../../messages/useMessage.ts';
import { PoolBadge } from '../../../patterns/pool-badge/PoolBadge.tsx';
import { Address } from '../../../primitives/address/Address.tsx';
import { Inline } from '../../../primitives/inline/Inline.tsx';
import { Money } from '../../../primitives/money/Money.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { FeeSplit } from './FeeSplit.tsx';
import type { PurchaseOffer } from './purchaseOffer.ts';

export interface PurchaseTermsProps {
  position: Position;
  offer: PurchaseOffer;
}

/** What a level costs, where the money goes, who receives the bonus and what can be lost. */
export function PurchaseTerms({ position, offer }: PurchaseTermsProps) {
  const t = useMessage();
  const { kind } = levelAt(position);
  return (
    <Stack gap="l">
      <Inline justifyContent="space-between">
        <Stack gap="s">
          <Text tone="muted">{t('level.price')}</Text>
          <Text size="amountL">
            <Money units={offer.fee} isPrice />
          </Text>
        </Stack>
        <PoolBadge kind={kind} />
      </Inline>
      <FeeSplit kind={kind} fee={offer.fee} />
      <Stack gap="s">
        <Text tone="muted">{t('purchase.receiver')}</Text>
        <Inline gap="xs">
          <Address wallet={offer.receiver} />
          <Text size="small" tone="muted">
            {t(offer.isDirect ? 'purchase.receiver.sponsor' : 'purchase.receiver.nearest')}
          </Text>
        </Inline>
        {offer.binds && (
          <Text as="p" size="small" tone="muted">
            {t('purchase.binding', { sponsor: shortAddress(offer.binds) })}
          </Text>
        )}
      </Stack>
    </Stack>
  );
}
