import type { PayoutTransfer } from '@upline/domain';
import type { Translate } from '../../messages/useMessage.ts';
import type { MoneyFormat } from '../../messages/useMoney.ts';

type HoldersLeg = Extract<PayoutTransfer, { to: 'holders' }>;

/** The operator’s seat is the first of every pool, so it is among the earlier members. */
export function holdersDetail(t: Translate, money: MoneyFormat, leg: HoldersLeg): string {
  const { amount, holders: count, each } = leg;
  const operator = t('fee.holders.operator', { count });
  if (each === null) return operator;
  const shared = each * BigInt(count);
  // A pool adds what an earlier purchase left over, so the shares can also exceed this fee's part.
  const rest = shared < amount ? 'left' : shared > amount ? 'added' : 'none';
  return `${operator} · ${t('transparency.leg.each', { amount: money.amount(each), rest })}`;
}
