import { shortAddress } from '@upline/domain';
import { Link, ShortText, Table, type TableColumn } from '@upline/ui';
import { usePorts } from '@upline/ui/ports';
import { useState } from 'react';
import { BenchFrame } from '../frame/BenchFrame.tsx';
import { listKeys } from '../frame/benchKeys.ts';
import { blockPath, blocksPath } from '../frame/benchPaths.ts';
import { useOnBench } from '../frame/benchQuery.ts';
import { chainTime } from '../frame/chainTime.ts';
import { useBenchMessage } from '../messages/useBenchMessage.ts';
import type { BenchBlock } from '../ports/explore.ts';
import { PagedList } from './PagedList.tsx';

export function BlocksScreen() {
  const d = useBenchMessage();
  const { navigation } = usePorts();
  const [before, setBefore] = useState<bigint | null>(null);
  const query = useOnBench(['blocks', String(before)], ({ explore }) => explore.blocks(before));
  const columns: readonly TableColumn<BenchBlock>[] = [
    {
      id: 'number',
      label: d('desk.bench.block'),
      isRowHeader: true,
      cell: ({ number }) => <Link href={blockPath(number)}>{number.toLocaleString('en')}</Link>,
    },
    {
      id: 'hash',
      label: d('desk.bench.hash'),
      cell: ({ hash }) => <ShortText whole={hash} short={shortAddress(hash)} />,
    },
    { id: 'at', label: d('desk.bench.at'), cell: ({ at }) => chainTime(at) },
    {
      id: 'transactions',
      label: d('desk.bench.nav.transactions'),
      align: 'end',
      cell: ({ transactions }) => transactions,
    },
    { id: 'gas', label: d('desk.bench.gas'), align: 'end', cell: ({ gas }) => gas.toLocaleString('en') },
  ];
  return (
    <BenchFrame path={blocksPath} title={d('desk.bench.nav.blocks')} keys={listKeys}>
      <PagedList query={query} before={before} onPage={setBefore}>
        {(rows) => (
          <Table
            label={d('desk.bench.nav.blocks')}
            columns={columns}
            rows={rows}
            rowKey={({ number }) => String(number)}
            onRowAction={(number) => navigation.go(blockPath(number))}
          />
        )}
      </PagedList>
    </BenchFrame>
  );
}
