import { useState } from 'react';
import { BenchFrame } from '../frame/BenchFrame.tsx';
import { listKeys } from '../frame/benchKeys.ts';
import { logsPath } from '../frame/benchPaths.ts';
import { useOnBench } from '../frame/benchQuery.ts';
import { useBenchMessage } from '../messages/useBenchMessage.ts';
import { LogTable } from '../transaction/LogTable.tsx';
import { PagedList } from './PagedList.tsx';

export function LogsScreen() {
  const d = useBenchMessage();
  const [before, setBefore] = useState<bigint | null>(null);
  const query = useOnBench(['logs', String(before)], ({ explore }) => explore.logs(before));
  return (
    <BenchFrame path={logsPath} title={d('desk.bench.nav.logs')} keys={listKeys}>
      <PagedList query={query} before={before} onPage={setBefore}>
        {(rows) => <LogTable logs={rows} withTransaction />}
      </PagedList>
    </BenchFrame>
  );
}
