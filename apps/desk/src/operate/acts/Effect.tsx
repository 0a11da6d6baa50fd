import { formatMoney } from '@upline/domain';
import { Callout, Money, Table, type TableColumn } from '@upline/ui';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import type { ActChange, ActDraft, ActExample } from '../operatePort.tsx';

/** Difference in dollars and percent, with a sign. */
function difference({ from, to }: ActExample): string {
  const by = to - from;
  if (by === 0n) return '–';
  const sign = by > 0n ? '+' : '−';
  const whole = by > 0n ? by : -by;
  const share = from === 0n ? '' : ` · ${sign}${Number((whole * 1000n) / from) / 10} %`;
  return `${sign}${formatMoney(whole)}${share}`;
}

export function Effect({ draft: { changes, example, risks, passedOver } }: { draft: ActDraft }) {
  const d = useDeskMessage();
  const changeColumns: readonly TableColumn<ActChange>[] = [
    { id: 'where', label: d('desk.act.where'), cell: ({ where }) => where },
    { id: 'what', label: d('desk.act.what'), isRowHeader: true, cell: ({ what }) => what },
    { id: 'from', label: d('desk.act.now'), cell: ({ from }) => from },
    { id: 'to', label: d('desk.act.then'), cell: ({ to }) => <strong>{to}</strong> },
  ];
  const exampleColumns: readonly TableColumn<ActExample>[] = [
    { id: 'where', label: d('desk.act.where'), cell: ({ where }) => where },
    { id: 'what', label: d('desk.act.purchase'), isRowHeader: true, cell: ({ what }) => what },
    { id: 'from', label: d('desk.act.now'), align: 'end', cell: ({ from }) => <Money units={from} /> },
    {
      id: 'to',
      label: d('desk.act.then'),
      align: 'end',
      cell: ({ to }) => (
        <strong>
          <Money units={to} />
        </strong>
      ),
    },
    { id: 'by', label: d('desk.act.change'), align: 'end', cell: difference },
  ];
  return (
    <>
      {changes.length > 0 && (
        <Table
          label={d('desk.act.changes')}
          columns={changeColumns}
          rows={changes}
          rowKey={({ where, what }) => `${where}: ${what}`}
        />
      )}
      {example.length > 0 && (
        <Table
          label={d('desk.act.example')}
          columns={exampleColumns}
          rows={example}
          rowKey={({ where, what }) => `${where}: ${what}`}
        />
      )}
      {risks.length > 0 && (
        <Callout tone="caution">
          <ul>
            {risks.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </Callout>
      )}
      {passedOver.length > 0 && (
        <Callout tone="info" title={d('desk.act.passedOver')}>
          <ul>
            {passedOver.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </Callout>
      )}
    </>
  );
}
