import { formatMoney } from '@upline/domain';
import { CircleSlash, Coins, Layers, type LucideIcon, Users } from 'lucide-react';
import { useMessage } from '../../messages/useMessage.ts';
import { LedgerFigure } from '../../patterns/ledger-figure/LedgerFigure.tsx';
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
  /**
   * Whose income it is. What it comes from is told to its own member alone, and so are its lines.
   * @default 'own'
   */
  whose?: 'own' | 'member';
}

/** One of a member's incomes, with where it comes from and what of it may still change. */
export function IncomeTile({ kind, amount, provisional, whose = 'own' }: IncomeTileProps) {
  const t = useMessage();
  const isOwn = whose === 'own';
  const notFinal = provisional > 0n && t('income.provisional', { amount: formatMoney(provisional) });
  const name = isOwn ? t(`income.${kind}`) : t(`member.income.${kind}`);
  return (
    <StatCard
      label={name}
      icon={icons[kind]}
      // Nothing lost is no reason to warn.
      tone={kind === 'lost' && amount > 0n ? 'critical' : 'default'}
      hint={
        isOwn ? (
          <>
            {t(`income.${kind}.hint`)} {notFinal}
          </>
        ) : (
          notFinal
        )
      }
    >
      {isOwn ? <LedgerFigure name={name} units={amount} kinds={[kind]} /> : <Money units={amount} />}
    </StatCard>
  );
}
