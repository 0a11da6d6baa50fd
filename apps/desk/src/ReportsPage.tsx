import { useQuestion } from '@upline/app-kit/useQuestion';
import { useDeskMessage } from './messages/useDeskMessage.ts';
import { ReportsScreen } from './support/reports/ReportsScreen.tsx';
import { reportQuestionIn } from './support/reports/reportQuery.ts';
import { useDeskTitle } from './useDeskTitle.ts';

/** Reports with the period in the address. */
export function ReportsPage() {
  const d = useDeskMessage();
  const { query, ask } = useQuestion();
  useDeskTitle(d('desk.reports.title'));
  return (
    <ReportsScreen
      question={reportQuestionIn(query, new Date())}
      onChange={({ from, to }) => ask({ from, to })}
    />
  );
}
