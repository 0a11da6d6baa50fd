import { type LedgerPart, ledgerPath } from '@upline/domain';
import { useMessage } from '../../messages/useMessage.ts';
import { useMoney } from '../../messages/useMoney.ts';
import { Link } from '../../primitives/link/Link.tsx';
import { Money, type MoneyProps } from '../../primitives/money/Money.tsx';

export interface LedgerFigureProps
  extends LedgerPart,
    Pick<MoneyProps, 'cents' | 'beside' | 'rule' | 'isLost'> {
  /** What the figure counts; read aloud before it. */
  name: string;
  /** Units of 10⁻⁶. */
  units: bigint;
}

/** A sum of the member's own ledger that leads to the lines which it is made of. Nobody sees those of others. */
export function LedgerFigure({ name, units, cents, beside, rule, isLost, ...part }: LedgerFigureProps) {
  const t = useMessage();
  const money = useMoney();
  const whole = money.amount(units);
  const { dollars, cents: rest, after } = money.parts(units);
  const cut = dollars + rest + after;
  // What is seen is part of the name, so that who speaks to their device can say it.
  const exact = cents && cut !== whole ? t('common.money.cut', { cut, whole }) : whole;
  const amount = rule ? `${exact}, ${t(`common.money.${rule}`)}` : exact;
  return (
    <Link tone="plain" href={ledgerPath(part)} aria-label={t('ledger.open', { name, amount })}>
      <Money units={units} cents={cents} beside={beside} rule={rule} isLost={isLost} />
    </Link>
  );
}
