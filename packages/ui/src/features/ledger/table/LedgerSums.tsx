import { useMessage } from '../../../messages/useMessage.ts';
import { Figure } from '../../../primitives/figure/Figure.tsx';
import { Money } from '../../../primitives/money/Money.tsx';
import { PanelCell } from '../../../primitives/panel/PanelCell.tsx';
import { PanelCells } from '../../../primitives/panel/PanelCells.tsx';
import type { LedgerFilter } from '../read/ledgerFilter.ts';
import type { LedgerPage } from '../read/ledgerQuery.ts';
import { narrowSums } from './LedgerLines.css.ts';
import { groupSums, ledgerGroups } from './ledgerGroups.ts';

export interface LedgerSumsProps {
  filter: LedgerFilter;
  ledger: Pick<LedgerPage, 'sums' | 'provisional'>;
}

/** Totals of the filtered lines, for layouts without column headers. */
export function LedgerSums({ filter, ledger }: LedgerSumsProps) {
  const t = useMessage();
  const sums = groupSums(ledger.sums, ledger.provisional, filter.kinds);
  const told = ledgerGroups.flatMap((group) => {
    const sum = sums[group];
    return sum ? [{ group, ...sum }] : [];
  });
  return (
    <PanelCells columns={{ phone: told.length === 1 ? 1 : 2 }} className={narrowSums}>
      {told.map(({ group, units, isOpen }) => (
        <PanelCell key={group}>
          <Figure label={t(`ledger.group.${group}`)} size="amount">
            <Money units={units} cents rule={isOpen ? 'open' : 'final'} isLost={group === 'lost'} />
          </Figure>
        </PanelCell>
      ))}
    </PanelCells>
  );
}
