import { Button, Callout, Link, Panel, PanelCell, PanelHead, Popover, Stack, Table } from '@upline/ui';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { ticketPathOf } from '../../shell/deskPaths.ts';
import { openTimeText } from '../due/timeLeft.ts';
import { formatShare } from './ReportFigures.tsx';
import { tickets as ticketsStyle } from './Reports.css.ts';
import type { DeskReport } from './reportQuery.ts';

type Row = DeskReport['promises'][number];

/** Number of late replies with links to their tickets. */
function Missed({ missed, tickets, priority }: Row) {
  const d = useDeskMessage();
  if (missed === 0) return '0';
  const name = d('desk.reports.missed.of', { priority: d(`desk.priority.${priority}`), count: missed });
  return (
    <Popover
      label={name}
      trigger={
        <Button size="s" tone="quiet" aria-label={name}>
          {missed.toLocaleString('en')}
        </Button>
      }
    >
      <div className={ticketsStyle}>
        {tickets.map((number) => (
          <Link key={number} href={ticketPathOf(number)}>
            {d('desk.reports.ticket', { number })}
          </Link>
        ))}
      </div>
    </Popover>
  );
}

/** Share of replies within target, by priority. */
export function SlaPanel({ report: { promises, isPromised } }: { report: DeskReport }) {
  const d = useDeskMessage();
  return (
    <Panel>
      <PanelCell>
        <Stack gap="m">
          <PanelHead title={d('desk.reports.promises')} note={d('desk.reports.promises.note')} />
          <Table<Row>
            label={d('desk.reports.promises')}
            rows={promises}
            rowKey={({ priority }) => priority}
            columns={[
              {
                id: 'priority',
                label: d('desk.queue.priority'),
                isRowHeader: true,
                cell: ({ priority }) => d(`desk.priority.${priority}`),
              },
              {
                id: 'target',
                label: d('desk.reports.targets'),
                align: 'end',
                cell: ({ target }) => (target === null ? '–' : openTimeText(d, target * 60_000)),
              },
              {
                id: 'kept',
                label: d('desk.reports.kept'),
                align: 'end',
                cell: ({ kept, missed }) => (kept + missed === 0 ? '–' : formatShare(kept / (kept + missed))),
              },
              {
                id: 'missed',
                label: d('desk.reports.missed'),
                align: 'end',
                cell: (row) => <Missed {...row} />,
              },
            ]}
          />
          <Callout>{d(isPromised ? 'desk.reports.hours' : 'desk.reports.noHours')}</Callout>
        </Stack>
      </PanelCell>
    </Panel>
  );
}
