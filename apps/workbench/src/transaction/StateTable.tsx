import { shortAddress } from '@upline/domain';
import { ShortText, Table, type TableColumn } from '@upline/ui';
import { code, padded } from '../frame/cards.css.ts';
import { Party } from '../frame/Party.tsx';
import { useBenchMessage } from '../messages/useBenchMessage.ts';
import type { BenchSlotChange } from '../ports/explore.ts';

const short = (value: string) =>
  value.length > 42 ? <ShortText whole={value} short={shortAddress(value)} /> : value;

/** Storage changes of a transaction, with variable names. */
export function StateTable({ state }: { state: readonly BenchSlotChange[] }) {
  const d = useBenchMessage();
  const columns: readonly TableColumn<BenchSlotChange>[] = [
    {
      id: 'contract',
      label: d('desk.bench.contract'),
      cell: ({ address }) => <Party address={address} />,
    },
    {
      id: 'slot',
      label: d('desk.bench.slotName'),
      isRowHeader: true,
      cell: ({ label, slot }) => <span className={code}>{label || short(slot)}</span>,
    },
    {
      id: 'from',
      label: d('desk.bench.before'),
      cell: ({ from }) => <span className={code}>{short(from)}</span>,
    },
    {
      id: 'to',
      label: d('desk.bench.after'),
      cell: ({ to }) => <span className={code}>{short(to)}</span>,
    },
  ];
  return (
    <Table
      label={d('desk.bench.state')}
      columns={columns}
      rows={state}
      rowKey={({ address, slot, label }) => `${address} ${slot} ${label}`}
      empty={<div className={padded}>{d('desk.bench.noState')}</div>}
    />
  );
}
