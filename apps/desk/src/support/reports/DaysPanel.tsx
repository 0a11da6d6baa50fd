import {
  Button,
  Panel,
  PanelCell,
  PanelHead,
  SegmentedControl,
  Skeleton,
  Stack,
  saveFile,
  Table,
} from '@upline/ui';
import { Download } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import {
  backlog as backlogStyle,
  closed as closedStyle,
  entry,
  legend,
  opened as openedStyle,
} from './Reports.css.ts';
import { csvFile } from './reportCsv.ts';
import type { DeskReport, ReportQuestion } from './reportQuery.ts';

/** Loaded separately, only if there is data to draw. */
const DaysChart = lazy(async () => ({ default: (await import('./DaysChart.tsx')).DaysChart }));

const series = ['opened', 'closed', 'backlog'] as const;
const bars = { opened: openedStyle, closed: closedStyle };

export interface DaysPanelProps {
  days: DeskReport['days'];
  question: ReportQuestion;
}

/** Opened, closed and open tickets per day as chart, table or CSV file. */
export function DaysPanel({ days, question: { from, to } }: DaysPanelProps) {
  const d = useDeskMessage();
  const [form, setForm] = useState<'chart' | 'table'>('chart');
  const heads = [d('desk.reports.day'), ...series.map((one) => d(`desk.reports.${one}`))];
  const rows = days.map(({ day, opened, closed, backlog }) => [day, opened, closed, backlog]);
  return (
    <Panel>
      <PanelCell>
        <Stack gap="m">
          <PanelHead
            title={d('desk.reports.days')}
            actions={
              <>
                <SegmentedControl
                  label={d('desk.reports.form')}
                  segments={[
                    { value: 'chart', label: d('desk.reports.form.chart') },
                    { value: 'table', label: d('desk.reports.form.table') },
                  ]}
                  value={form}
                  onChange={setForm}
                />
                <Button
                  size="s"
                  icon={Download}
                  onPress={() => saveFile(csvFile(`upline-support-days-${from}-${to}.csv`, [heads, ...rows]))}
                >
                  {d('desk.reports.csv')}
                </Button>
              </>
            }
          />
          {form === 'chart' ? (
            <>
              <div className={legend} aria-hidden>
                {series.map((one) => (
                  <span key={one} className={entry}>
                    <svg width={14} height={10} aria-hidden>
                      {one === 'backlog' ? (
                        <line x2={14} y1={5} y2={5} className={backlogStyle} />
                      ) : (
                        <rect width={10} height={10} rx={2} className={bars[one]} />
                      )}
                    </svg>
                    <span>{d(`desk.reports.${one}`)}</span>
                  </span>
                ))}
              </div>
              <Suspense fallback={<Skeleton block="card" />}>
                <DaysChart days={days} />
              </Suspense>
            </>
          ) : (
            <Table
              label={d('desk.reports.days')}
              rows={days.toReversed()}
              rowKey={({ day }) => day}
              columns={[
                { id: 'day', label: d('desk.reports.day'), isRowHeader: true, cell: ({ day }) => day },
                ...series.map((one) => ({
                  id: one,
                  label: d(`desk.reports.${one}`),
                  align: 'end' as const,
                  cell: (row: DeskReport['days'][number]) => row[one],
                })),
              ]}
            />
          )}
        </Stack>
      </PanelCell>
    </Panel>
  );
}
