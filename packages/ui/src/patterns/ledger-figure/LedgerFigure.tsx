import { type LedgerPart, ledgerPath } from '@upline/domain';
import { useMessage } from '../../messages/useMessage.ts';
import { useMoney } from '../../messages/useMoney.ts';
import { Link } from '../../primitives/link/Link.tsx';
import { Money, type MoneyProps } from '../../primitives/money/Money.tsx';

export interface LedgerFigureProps
  extends LedgerPart,
    Pick<MoneyProps, 'cents' | 'beside' | 'rule' | 'isLost'> {
  /** The subject of the figure, for example “Level Income”; screen readers read it first. */
  name: string;
  /** The amount in units of 10⁻⁶. */
  units: bigint;
}

/**
 * A sum of the signed-in member's ledger, linked to its ledger lines. Other members' ledgers are
 * private.
 */
export function LedgerFigure({ name, units, cents, beside, rule, isLost, ...part }: LedgerFigureProps) {
  const t = useMessage();
  const money = useMoney();
  const whole = money.amount(units);
  const { dollars, cents: rest, after } = money.parts(units);
  const cut = dollars + rest + after;
  // The accessible name contains the visible figure, so that voice control can find it.
  const exact = cents && cut !== whole ? t('common.money.cut', { cut, whole }) : whole;
  const amount = rule ? `${exact}, ${t(`common.money.${rule}`)}` : exact;
  return (
    <Link tone="plain" href={ledgerPath(part)} aria-label={t('ledger.open', { name, amount })}>
      <Money units={units} cents={cents} beside={beside} rule={rule} isLost={isLost} />
    </Link>
  );
}
