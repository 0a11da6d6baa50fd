import { useState } from 'react';
import { BenchFrame } from '../frame/BenchFrame.tsx';
import { listKeys } from '../frame/benchKeys.ts';
import { transactionsPath } from '../frame/benchPaths.ts';
import { useOnBench } from '../frame/benchQuery.ts';
import { useBenchMessage } from '../messages/useBenchMessage.ts';
import { PagedList } from './PagedList.tsx';
import { TransactionTable } from './TransactionTable.tsx';

export function TransactionsScreen() {
  const d = useBenchMessage();
  const [before, setBefore] = useState<bigint | null>(null);
  const query = useOnBench(['transactions', String(before)], ({ explore }) => explore.transactions(before));
  return (
    <BenchFrame path={transactionsPath} title={d('desk.bench.nav.transactions')} keys={listKeys}>
      <PagedList query={query} before={before} onPage={setBefore}>
        {(rows) => <TransactionTable rows={rows} />}
      </PagedList>
    </BenchFrame>
  );
}
