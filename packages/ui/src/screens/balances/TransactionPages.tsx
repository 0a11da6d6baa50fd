import { defaultPageSize, totalPages } from '@upline/domain';
import { useState } from 'react';
import { TransactionRow } from '../../patterns/transaction-row/TransactionRow.tsx';
import type { WalletTransaction } from '../../ports/balances.ts';
import { usePorts } from '../../ports/ports.tsx';
import { Pagination } from '../../primitives/pagination/Pagination.tsx';

export interface TransactionPagesProps {
  /** Newest first, at least one. */
  transactions: readonly WalletTransaction[];
}

/** A wallet's transactions, ten a page; the chain was asked for all of them. */
export function TransactionPages({ transactions }: TransactionPagesProps) {
  const { explorer } = usePorts().balances;
  const [asked, setPage] = useState(1);
  const pageCount = totalPages(transactions.length, defaultPageSize);
  const page = Math.min(asked, pageCount);
  const shown = transactions.slice((page - 1) * defaultPageSize, page * defaultPageSize);
  return (
    <>
      <ul>
        {shown.map(({ id, ...transaction }) => (
          <TransactionRow key={id} {...transaction} explorer={explorer} />
        ))}
      </ul>
      <Pagination page={page} pageCount={pageCount} onChange={setPage} />
    </>
  );
}
