import type { PayoutTransfer } from '@upline/domain';
import type { Translate } from '../../../messages/useMessage.ts';
import type { MoneyFormat } from '../../../messages/useMoney.ts';
import { holdersDetail } from '../../../patterns/fee-split-bar/holdersDetail.ts';
import { Address } from '../../../primitives/address/Address.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import type { TrailLeg } from './FeeTrail.tsx';

function legOf(t: Translate, money: MoneyFormat, leg: PayoutTransfer): Omit<TrailLeg, 'amount'> {
  switch (leg.to) {
    case 'referral':
      return {
        id: 'referral',
        label: t('transparency.leg.referral'),
        detail: (
          <Stack gap="xxs" alignItems="flex-start">
            <Address wallet={leg.wallet} />
            {leg.instead && (
              <>
                <span>{t('transparency.leg.instead')}</span>
                <Address wallet={leg.instead} />
              </>
            )}
          </Stack>
        ),
      };
    case 'upline':
      return {
        id: `upline${leg.generation}`,
        label: t('transparency.leg.upline', { generation: leg.generation }),
        detail: <Address wallet={leg.wallet} />,
      };
    case 'missing':
      return { id: 'missing', label: t('transparency.leg.missing', { count: leg.generations }) };
    case 'product':
      return { id: 'product', label: t('transparency.leg.product') };
    case 'royalty':
      return { id: 'royalty', label: t('transparency.leg.royalty') };
    case 'holders':
      return {
        id: 'holders',
        label: t('transparency.leg.holders', { count: leg.holders }),
        detail: holdersDetail(t, money, leg),
      };
  }
}

/** The shares of a paid fee with their receivers. */
export function paidLegs(
  t: Translate,
  money: MoneyFormat,
  legs: readonly PayoutTransfer[],
): readonly TrailLeg[] {
  return legs.map((leg) => ({ ...legOf(t, money, leg), amount: leg.amount }));
}
