import { defaultPageSize } from '@upline/domain';
import type { WalletTransaction } from '../../../ports/balances.ts';
import { usePorts } from '../../../ports/ports.tsx';
import { Pagination } from '../../../primitives/pagination/Pagination.tsx';
import { PanelCell } from '../../../primitives/panel/PanelCell.tsx';
import { usePages } from '../../../queries/usePages.ts';
import { TransactionRow } from './TransactionRow.tsx';

export interface TransactionPagesProps {
  /** Newest first, not empty. */
  transactions: readonly WalletTransaction[];
}

/** A wallet's transactions, ten per page. */
export function TransactionPages({ transactions }: TransactionPagesProps) {
  const { explorer } = usePorts().balances;
  const { page, pageCount, shown, turnTo } = usePages(transactions, defaultPageSize);
  return (
    <>
      <PanelCell as="ul" isFlush>
        {shown.map(({ id, ...transaction }) => (
          <TransactionRow key={id} {...transaction} explorer={explorer} />
        ))}
      </PanelCell>
      {pageCount > 1 && (
        <PanelCell>
          <Pagination page={page} pageCount={pageCount} onChange={turnTo} />
        </PanelCell>
      )}
    </>
  );
}
