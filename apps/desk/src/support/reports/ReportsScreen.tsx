import { longestReport } from '@upline/domain';
import { Skeleton, Stack, Text, TextField } from '@upline/ui';
import { useState } from 'react';
import { type DeskTranslate, useDeskMessage } from '../../messages/useDeskMessage.ts';
import { DeskFrame } from '../../shell/DeskFrame.tsx';
import { reportsPath } from '../../shell/deskPaths.ts';
import { LoadFailed } from '../../shell/LoadFailed.tsx';
import { DaysPanel } from './DaysPanel.tsx';
import { PeoplePanel } from './PeoplePanel.tsx';
import { ReasonsPanel } from './ReasonsPanel.tsx';
import { ReportFigures } from './ReportFigures.tsx';
import { columns, page, period } from './Reports.css.ts';
import { type DeskReport, isPeriod, type ReportQuestion, useReport } from './reportQuery.ts';
import { SlaPanel } from './SlaPanel.tsx';

export interface ReportsScreenProps {
  question: ReportQuestion;
  onChange: (question: ReportQuestion) => void;
}

/** Support figures of a period, compared with the preceding one of equal length. */
export function ReportsScreen({ question, onChange }: ReportsScreenProps) {
  const d = useDeskMessage();
  const { data, error, isFetching, refetch } = useReport(question);
  const tags = data?.reasons.map(({ tag, ...row }) => ({ ...row, name: tag || d('desk.reports.untagged') }));
  const causes = data?.causes?.map(({ cause, ...row }) => ({ ...row, name: causeWords(d, cause) }));
  return (
    <DeskFrame path={reportsPath} title={d('desk.reports.title')} keys={[]}>
      <div className={page}>
        <Period key={`${question.from} ${question.to}`} question={question} onChange={onChange} />
        {error && (
          <LoadFailed isFetching={isFetching} onRetry={() => void refetch()}>
            {d('desk.reports.failed')}
          </LoadFailed>
        )}
        {!data && !error && (
          <Stack gap="s" role="status" aria-label={d('desk.reports.loading')}>
            <Skeleton block="card" />
            <Skeleton block="card" />
            <Skeleton block="card" />
          </Stack>
        )}
        {data && (
          <>
            <ReportFigures report={data} />
            <div className={columns}>
              <DaysPanel days={data.days} question={question} />
              <SlaPanel report={data} />
            </div>
            <div className={columns}>
              {causes && <ReasonsPanel by="cause" rows={causes} question={question} />}
              {data.people && data.people.length > 0 && <PeoplePanel people={data.people} />}
            </div>
            {tags && <ReasonsPanel by="tag" rows={tags} question={question} />}
            <Text size="small" tone="muted">
              {d('desk.reports.zone', { zone: data.timeZone })}
            </Text>
          </>
        )}
      </div>
    </DeskFrame>
  );
}

/** Outcome of a ticket's transaction, with the name of a contract error. */
function causeWords(d: DeskTranslate, cause: NonNullable<DeskReport['causes']>[number]['cause']): string {
  if (cause === null) return d('desk.reports.noTransaction');
  const { kind, name } = cause;
  const what = d('desk.queue.chain.kind', { kind });
  return kind === 'reverted' ? `${what}: ${d('desk.chain.error', { name: name || 'none' })}` : what;
}

/** Date fields of the report; an invalid period is not requested. */
function Period({ question, onChange }: ReportsScreenProps) {
  const d = useDeskMessage();
  const [typed, setTyped] = useState(question);
  const isRight = isPeriod(typed);
  function set(next: ReportQuestion) {
    setTyped(next);
    if (isPeriod(next)) onChange(next);
  }
  return (
    <div className={period}>
      <TextField
        type="date"
        label={d('desk.reports.from')}
        value={typed.from}
        onChange={(from) => set({ ...typed, from })}
      />
      <TextField
        type="date"
        label={d('desk.reports.to')}
        value={typed.to}
        onChange={(to) => set({ ...typed, to })}
      />
      <Text size="small" tone={isRight ? 'muted' : 'critical'} role="status">
        {isRight ? d('desk.reports.compared') : d('desk.reports.wrong', { limit: longestReport })}
      </Text>
    </div>
  );
}
