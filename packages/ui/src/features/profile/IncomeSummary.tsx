import { useId } from 'react';
import { useMessage } from '../../messages/useMessage.ts';
import { useMoney } from '../../messages/useMoney.ts';
import { LedgerFigure } from '../../patterns/ledger-figure/LedgerFigure.tsx';
import { Figure } from '../../primitives/figure/Figure.tsx';
import { Money } from '../../primitives/money/Money.tsx';
import { PanelCell } from '../../primitives/panel/PanelCell.tsx';
import { PanelCells } from '../../primitives/panel/PanelCells.tsx';
import { PanelHead } from '../../primitives/panel/PanelHead.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { type Income, type IncomeFigures, type IncomeKind, incomeKinds } from './read/incomeKinds.ts';

export interface IncomeSummaryProps {
  /** `null` while loading. */
  incomes: IncomeFigures | null;
  /**
   * The owner of the incomes. Only `own` links to the ledger.
   * @default 'own'
   */
  whose?: 'own' | 'member';
}

/** A member's four incomes in a row below their title. Lost income is always shown. Spec §2. */
export function IncomeSummary({ incomes, whose = 'own' }: IncomeSummaryProps) {
  const t = useMessage();
  const titleId = useId();
  return (
    <PanelCells
      as="section"
      columns={{ phone: 2, desktop: 4 }}
      aria-labelledby={titleId}
      aria-busy={!incomes}
    >
      <PanelCell span={{ phone: 'all' }}>
        <PanelHead title={t('profile.income.title')} id={titleId} />
      </PanelCell>
      {incomeKinds.map((kind) => (
        <PanelCell key={kind}>
          <IncomeFigure kind={kind} income={incomes?.[kind] ?? null} whose={whose} />
        </PanelCell>
      ))}
    </PanelCells>
  );
}

interface IncomeFigureProps extends Required<Pick<IncomeSummaryProps, 'whose'>> {
  kind: IncomeKind;
  income: Income | null;
}

function IncomeFigure({ kind, income, whose }: IncomeFigureProps) {
  const t = useMessage();
  const money = useMoney();
  const name = t(`member.income.${kind}`);
  if (income === null) {
    return (
      <Figure label={name} size="amountL">
        <Skeleton text="amountL" width="short" />
      </Figure>
    );
  }
  const { amount, provisional } = income;
  const shown = { units: amount, cents: true, isLost: kind === 'lost' };
  const isOpen = provisional > 0n;
  const rule = isOpen ? 'open' : undefined;
  return (
    <Figure
      label={name}
      size="amountL"
      caption={isOpen && t('income.provisional', { amount: money.amount(provisional) })}
    >
      {whose === 'own' ? (
        <LedgerFigure {...shown} name={name} kinds={[kind]} rule={rule} />
      ) : (
        <Money {...shown} rule={rule} />
      )}
    </Figure>
  );
}
