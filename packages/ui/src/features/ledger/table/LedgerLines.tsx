import type { Position } from '@upline/domain';
import { useMessage } from '../../../messages/useMessage.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { EmptyState } from '../../../primitives/empty-state/EmptyState.tsx';
import { Pagination } from '../../../primitives/pagination/Pagination.tsx';
import { LedgerLineDetails } from '../line/LedgerLineDetails.tsx';
import { isNarrowed, type LedgerFilter } from '../read/ledgerFilter.ts';
import { addedUp, type LedgerPage } from '../read/ledgerQuery.ts';
import { foot } from './LedgerLines.css.ts';
import { LedgerLinesSkeleton } from './LedgerLinesSkeleton.tsx';
import { LedgerTable } from './LedgerTable.tsx';
import { groupSums } from './ledgerGroups.ts';
import { NewerLines } from './NewerLines.tsx';

export interface LedgerLinesProps {
  filter: LedgerFilter;
  page: number;
  ledger: LedgerPage;
  /** Levels that the member owns; `null` while unknown. */
  activated: readonly Position[] | null;
  /** Hash of the transaction with expanded lines. */
  opened?: string | undefined;
  onTurn: (page: number) => void;
  onClear: () => void;
}

/** One page of lines, newest first, with the totals of all filtered lines. */
export function LedgerLines({ filter, page, ledger, activated, opened, onTurn, onClear }: LedgerLinesProps) {
  const t = useMessage();
  const sums = groupSums(ledger.sums, ledger.provisional, filter.kinds);
  const { rows } = ledger;
  const open = rows.filter(({ line }) => line.isProvisional);
  const isPart = rows.length + ledger.newer < ledger.total;
  if (ledger.total === 0) {
    return isNarrowed(filter) ? (
      <EmptyState
        title={t('ledger.emptyFiltered')}
        action={<Button onPress={onClear}>{t('ledger.filter.clear')}</Button>}
      />
    ) : (
      <EmptyState title={t('ledger.empty')}>{t('ledger.empty.hint')}</EmptyState>
    );
  }
  // Page past the end: the last page is loading.
  if (ledger.rows.length === 0 && ledger.newer === 0) return <LedgerLinesSkeleton />;
  return (
    <>
      <LedgerTable
        rows={ledger.rows}
        sums={sums}
        opened={opened}
        {...(isPart && { printed: groupSums(addedUp(rows), addedUp(open), filter.kinds) })}
        details={(row) => <LedgerLineDetails {...row} activated={activated} />}
      />
      <NewerLines count={ledger.newer} />
      {ledger.pages > 1 && (
        <div className={foot}>
          <Pagination page={page} pageCount={ledger.pages} onChange={onTurn} />
        </div>
      )}
    </>
  );
}
