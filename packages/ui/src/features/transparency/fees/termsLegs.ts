import { generations } from '@upline/domain';
import type { Translate } from '../../../messages/useMessage.ts';
import type { MoneyWords } from '../../../messages/useMoney.ts';
import type { PoolTerms } from '../../../ports/poolProofs.ts';
import type { TrailLeg } from './FeeTrail.tsx';

/** The parts of a fee by a pool's terms, in the order in which they are read. They sum to the fee. */
export function termsLegs(t: Translate, money: MoneyWords, terms: PoolTerms): readonly TrailLeg[] {
  if (terms.kind === 'race') {
    const { bonus, perUpline, product } = terms;
    return [
      { id: 'referral', label: t('transparency.leg.referral'), amount: bonus },
      {
        id: 'uplines',
        label: t('transparency.leg.uplines', { amount: money.amount(perUpline) }),
        detail: t('transparency.leg.missingNote'),
        amount: perUpline * BigInt(generations),
      },
      { id: 'product', label: t('transparency.leg.product'), amount: product },
    ];
  }
  return [
    { id: 'pool', label: t('transparency.leg.pool'), amount: terms.pool },
    { id: 'referral', label: t('transparency.leg.referral'), amount: terms.referral },
    { id: 'royalty', label: t('transparency.leg.royalty'), amount: terms.royalty },
  ];
}
