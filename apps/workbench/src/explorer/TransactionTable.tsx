import { shortAddress } from '@upline/domain';
import { Badge, Link, Table, type TableColumn } from '@upline/ui';
import { usePorts } from '@upline/ui/ports';
import { Check, CircleX } from 'lucide-react';
import { blockPath, transactionPath } from '../frame/benchPaths.ts';
import { code, padded } from '../frame/cards.css.ts';
import { chainTime } from '../frame/chainTime.ts';
import { Party } from '../frame/Party.tsx';
import { useBenchMessage } from '../messages/useBenchMessage.ts';
import type { BenchTransactionRow } from '../ports/explore.ts';

export function TransactionTable({ rows }: { rows: readonly BenchTransactionRow[] }) {
  const d = useBenchMessage();
  const { navigation } = usePorts();
  const columns: readonly TableColumn<BenchTransactionRow>[] = [
    {
      id: 'hash',
      label: d('desk.bench.hash'),
      isRowHeader: true,
      cell: ({ hash }) => <Link href={transactionPath(hash)}>{shortAddress(hash)}</Link>,
    },
    {
      id: 'call',
      label: d('desk.bench.call'),
      cell: ({ to, name }) => (
        <>
          <Party address={to} /> <span className={code}>{name}</span>
        </>
      ),
    },
    { id: 'from', label: d('desk.bench.from'), cell: ({ from }) => <Party address={from} /> },
    {
      id: 'block',
      label: d('desk.bench.block'),
      align: 'end',
      cell: ({ block }) => (
        <Link tone="plain" href={blockPath(block)}>
          {block.toLocaleString('en')}
        </Link>
      ),
    },
    { id: 'at', label: d('desk.bench.at'), cell: ({ at }) => chainTime(at) },
    {
      id: 'gas',
      label: d('desk.bench.gas'),
      align: 'end',
      cell: ({ gas }) => gas.toLocaleString('en'),
    },
    {
      id: 'result',
      label: d('desk.bench.result'),
      cell: ({ isReverted }) =>
        isReverted ? (
          <Badge tone="critical" icon={CircleX}>
            {d('desk.bench.reverted')}
          </Badge>
        ) : (
          <Badge tone="positive" icon={Check}>
            {d('desk.bench.done')}
          </Badge>
        ),
    },
  ];
  return (
    <Table
      label={d('desk.bench.nav.transactions')}
      columns={columns}
      rows={rows}
      rowKey={({ hash }) => hash}
      onRowAction={(hash) => navigation.go(transactionPath(hash))}
      empty={<div className={padded}>{d('desk.bench.noTransactions')}</div>}
    />
  );
}
