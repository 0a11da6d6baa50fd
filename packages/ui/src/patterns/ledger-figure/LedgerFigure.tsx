import { formatMoney, type LedgerPart, ledgerPath } from '@upline/domain';
import { useMessage } from '../../messages/useMessage.ts';
import { Link } from '../../primitives/link/Link.tsx';
import { Money } from '../../primitives/money/Money.tsx';
import { figure } from './LedgerFigure.css.ts';

export interface LedgerFigureProps extends LedgerPart {
  /** What the figure counts; read aloud before it. */
  name: string;
  /** Units of 10⁻⁶. */
  units: bigint;
}

/** A sum of the member's own ledger that leads to the lines which it is made of. Nobody sees those of others. */
export function LedgerFigure({ name, units, ...part }: LedgerFigureProps) {
  const t = useMessage();
  return (
    <Link
      tone="inherit"
      href={ledgerPath(part)}
      aria-label={t('ledger.open', { name, amount: formatMoney(units) })}
      className={figure}
    >
      <Money units={units} />
    </Link>
  );
}
