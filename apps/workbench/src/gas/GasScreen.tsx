import { Badge, Link, Table, type TableColumn, type TableProps } from '@upline/ui';
import { useState } from 'react';
import { BenchAnswer } from '../frame/BenchAnswer.tsx';
import { BenchFrame } from '../frame/BenchFrame.tsx';
import { gasPath, transactionPath } from '../frame/benchPaths.ts';
import { useOnBench } from '../frame/benchQuery.ts';
import { card } from '../frame/cards.css.ts';
import { useBenchMessage } from '../messages/useBenchMessage.ts';
import type { BenchGasRow } from '../ports/explore.ts';
import { isOver, sortGas } from './sortGas.ts';

const inWords = (gas: bigint | null) => gas?.toLocaleString('en') ?? '–';

/** Gas of measured calls: budget, measurement, and latest transaction on this chain. */
export function GasScreen() {
  const d = useBenchMessage();
  const query = useOnBench(['gas'], ({ explore }) => explore.gas());
  const [sort, setSort] = useState<TableProps<BenchGasRow>['sort']>();
  const columns: readonly TableColumn<BenchGasRow>[] = [
    {
      id: 'name',
      label: d('desk.bench.gas.measurement'),
      isRowHeader: true,
      isSortable: true,
      cell: ({ name }) => name,
    },
    {
      id: 'budget',
      label: d('desk.bench.gas.budget'),
      align: 'end',
      isSortable: true,
      cell: ({ budget }) => inWords(budget),
    },
    {
      id: 'measured',
      label: d('desk.bench.gas.measured'),
      align: 'end',
      isSortable: true,
      cell: ({ measured }) => inWords(measured),
    },
    {
      id: 'latest',
      label: d('desk.bench.gas.latest'),
      align: 'end',
      isSortable: true,
      cell: ({ latest }) =>
        latest ? <Link href={transactionPath(latest.hash)}>{inWords(latest.gas)}</Link> : '–',
    },
    {
      id: 'is',
      label: d('desk.bench.result'),
      cell: (row) => {
        const over = isOver(row);
        if (over === null) return '–';
        return (
          <Badge tone={over ? 'critical' : 'positive'}>
            {d(over ? 'desk.bench.gas.over' : 'desk.bench.gas.within')}
          </Badge>
        );
      },
    },
  ];
  return (
    <BenchFrame path={gasPath} title={d('desk.bench.gas')}>
      <BenchAnswer query={query}>
        {(rows) => (
          <div className={card}>
            <Table
              label={d('desk.bench.gas')}
              columns={columns}
              rows={sortGas(rows, sort)}
              rowKey={({ name }) => name}
              {...(sort && { sort })}
              onSortChange={setSort}
            />
          </div>
        )}
      </BenchAnswer>
    </BenchFrame>
  );
}
