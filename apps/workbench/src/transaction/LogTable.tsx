import { shortAddress } from '@upline/domain';
import { Link, Table, type TableColumn } from '@upline/ui';
import { usePorts } from '@upline/ui/ports';
import { useAtBench } from '../frame/benchContext.ts';
import { transactionPath } from '../frame/benchPaths.ts';
import { code, padded } from '../frame/cards.css.ts';
import { Party } from '../frame/Party.tsx';
import { valuesText } from '../frame/valueText.ts';
import { useBenchMessage } from '../messages/useBenchMessage.ts';
import type { BenchLog } from '../ports/explore.ts';

export interface LogTableProps {
  logs: readonly BenchLog[];
  /** Adds block and transaction columns. @default false */
  withTransaction?: boolean;
}

export function LogTable({ logs, withTransaction = false }: LogTableProps) {
  const d = useBenchMessage();
  const { backend } = useAtBench();
  const { navigation } = usePorts();
  const columns: readonly TableColumn<BenchLog>[] = [
    {
      id: 'event',
      label: d('desk.bench.event'),
      isRowHeader: true,
      cell: ({ name }) => <span className={code}>{name}</span>,
    },
    {
      id: 'contract',
      label: d('desk.bench.contract'),
      cell: ({ address }) => <Party address={address} />,
    },
    {
      id: 'values',
      label: d('desk.bench.values'),
      cell: ({ args }) => <span className={code}>{valuesText(backend, args)}</span>,
    },
    ...(withTransaction
      ? [
          {
            id: 'transaction',
            label: d('desk.bench.transaction'),
            cell: ({ hash }: BenchLog) => <Link href={transactionPath(hash)}>{shortAddress(hash)}</Link>,
          },
          {
            id: 'block',
            label: d('desk.bench.block'),
            align: 'end',
            cell: ({ block }: BenchLog) => block.toLocaleString('en'),
          } as const,
        ]
      : []),
  ];
  return (
    <Table
      label={d('desk.bench.nav.logs')}
      columns={columns}
      rows={logs}
      rowKey={({ hash, index }) => `${hash} ${index}`}
      {...(withTransaction && {
        onRowAction: (key: string) => navigation.go(transactionPath(key.split(' ')[0] ?? '')),
      })}
      empty={<div className={padded}>{d('desk.bench.noLogs')}</div>}
    />
  );
}
