import type { Translate } from '../../../messages/useMessage.ts';
import type { MoneyFormat } from '../../../messages/useMoney.ts';
import type { FeeRow } from '../../../patterns/fee-split-bar/feeRows.ts';
import type { TrailLeg } from './FeeTrail.tsx';

function wordsOf(t: Translate, money: MoneyFormat, row: FeeRow): Pick<TrailLeg, 'label' | 'detail'> {
  switch (row.id) {
    case 'referral':
      return { label: t('transparency.leg.referral') };
    case 'uplines': {
      const values = { count: row.wallets.length, amount: money.price(row.each) };
      return { label: t('fee.uplines', values) };
    }
    case 'holders':
      return { label: t('transparency.leg.pool') };
    case 'product': {
      const { missing } = row;
      const label = t('transparency.leg.product');
      if (!missing) return { label };
      const values = { amount: money.price(missing.amount), count: missing.generations };
      return { label, detail: t('fee.missing', values) };
    }
    case 'royalty':
      return { label: t('transparency.leg.royalty') };
  }
}

/** The shares of a fee by a pool's terms, as text. */
export function termsLegs(t: Translate, money: MoneyFormat, rows: readonly FeeRow[]): readonly TrailLeg[] {
  return rows.map((row) => ({ id: row.id, amount: row.amount, ...wordsOf(t, money, row) }));
}
