import { formatMoney } from '@upline/domain';
import { CircleSlash, Coins, Layers, type LucideIcon, Users } from 'lucide-react';
import { useMessage } from '../../messages/useMessage.ts';
import { Money } from '../../primitives/money/Money.tsx';
import { StatCard } from '../../primitives/stat-card/StatCard.tsx';
import type { Income, IncomeKind } from './incomeKinds.ts';

const icons: Record<IncomeKind, LucideIcon> = {
  referral: Users,
  level: Layers,
  lost: CircleSlash,
  global: Coins,
};

export interface IncomeTileProps extends Income {
  kind: IncomeKind;
}

/** One of a member's incomes, with where it comes from and what of it may still change. */
export function IncomeTile({ kind, amount, provisional }: IncomeTileProps) {
  const t = useMessage();
  return (
    <StatCard
      label={t(`income.${kind}`)}
      icon={icons[kind]}
      tone={kind === 'lost' ? 'critical' : 'default'}
      hint={
        <>
          {t(`income.${kind}.hint`)}{' '}
          {provisional > 0n && t('income.provisional', { amount: formatMoney(provisional) })}
        </>
      }
    >
      <Money units={amount} />
    </StatCard>
  );
}
