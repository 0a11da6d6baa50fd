import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '@upline/ui';
import type { ReactNode } from 'react';
import { BenchAnswer } from '../frame/BenchAnswer.tsx';
import { card, foot } from '../frame/cards.css.ts';
import { useRowKeys } from '../frame/useRowKeys.ts';
import { useBenchMessage } from '../messages/useBenchMessage.ts';
import type { BenchPage } from '../ports/explore.ts';

export interface PagedListProps<Row> {
  query: UseQueryResult<BenchPage<Row>>;
  /** Upper block of the page, exclusive; `null` for the newest. */
  before: bigint | null;
  onPage: (before: bigint | null) => void;
  children: (rows: readonly Row[]) => ReactNode;
}

/** One page of a list, with buttons for older and newest rows. */
export function PagedList<Row>({ query, before, onPage, children }: PagedListProps<Row>) {
  const d = useBenchMessage();
  const table = useRowKeys();
  return (
    <BenchAnswer query={query}>
      {(page) => (
        <>
          <div ref={table} className={card}>
            {children(page.rows)}
          </div>
          <div className={foot}>
            {before !== null && (
              <Button size="s" onPress={() => onPage(null)}>
                {d('desk.bench.newest')}
              </Button>
            )}
            {page.before !== null && (
              <Button size="s" onPress={() => onPage(page.before)}>
                {d('desk.bench.older')}
              </Button>
            )}
          </div>
        </>
      )}
    </BenchAnswer>
  );
}
