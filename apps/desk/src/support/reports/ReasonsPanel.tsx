import { Button, EmptyState, Panel, PanelCell, PanelHead, Stack, saveFile, Table } from '@upline/ui';
import { Download } from 'lucide-react';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { openTimeText } from '../due/timeLeft.ts';
import { formatShare } from './ReportFigures.tsx';
import { share, shareBar } from './Reports.css.ts';
import { csvFile } from './reportCsv.ts';
import type { DeskReport, ReportQuestion } from './reportQuery.ts';

type Row = Omit<DeskReport['reasons'][number], 'tag'> & {
  /** Name of the cause or tag. */
  name: string;
};

export interface ReasonsPanelProps {
  /** Grouping of the tickets. */
  by: 'cause' | 'tag';
  rows: readonly Row[];
  question: ReportQuestion;
}

const shareOf = (part: number, whole: number) => (whole === 0 ? '–' : formatShare(part / whole));

export function ReasonsPanel({ by, rows, question: { from, to } }: ReasonsPanelProps) {
  const d = useDeskMessage();
  const most = Math.max(1, ...rows.map(({ tickets }) => tickets));
  const figures = [
    {
      id: 'firstReply',
      label: d('desk.reports.firstReply'),
      cell: ({ firstReply }: Row) => (firstReply === null ? '–' : openTimeText(d, firstReply)),
    },
    {
      id: 'kept',
      label: d('desk.reports.kept'),
      cell: ({ kept, missed }: Row) => shareOf(kept, kept + missed),
    },
    { id: 'good', label: d('desk.reports.rated'), cell: ({ good, rated }: Row) => shareOf(good, rated) },
  ];
  const head = d(by === 'tag' ? 'desk.queue.tag' : 'desk.queue.chain');
  const title = d(by === 'tag' ? 'desk.reports.tags' : 'desk.reports.reasons');
  const heads = [head, d('desk.reports.tickets'), ...figures.map(({ label }) => label)];
  const lines = rows.map((row) => [row.name, row.tickets, ...figures.map(({ cell }) => cell(row))]);
  return (
    <Panel>
      <PanelCell>
        <Stack gap="m">
          <PanelHead
            title={title}
            note={by === 'cause' && d('desk.reports.causes.note')}
            actions={
              <Button
                size="s"
                icon={Download}
                onPress={() =>
                  saveFile(csvFile(`upline-support-${by}s-${from}-${to}.csv`, [heads, ...lines]))
                }
              >
                {d('desk.reports.csv')}
              </Button>
            }
          />
          {rows.length === 0 ? (
            <EmptyState title={d('desk.reports.none')} />
          ) : (
            <Table<Row>
              label={title}
              rows={rows}
              rowKey={({ name }) => name}
              columns={[
                {
                  id: 'name',
                  label: head,
                  isRowHeader: true,
                  cell: ({ name }) => name,
                },
                {
                  id: 'tickets',
                  label: d('desk.reports.tickets'),
                  cell: ({ tickets }) => (
                    <span className={share}>
                      <span>{tickets.toLocaleString('en')}</span>
                      <span className={shareBar} style={{ width: `${(tickets / most) * 100}%` }} />
                    </span>
                  ),
                },
                ...figures.map((column) => ({ ...column, align: 'end' as const })),
              ]}
            />
          )}
        </Stack>
      </PanelCell>
    </Panel>
  );
}
