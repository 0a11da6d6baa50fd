import { pageIn } from '@upline/app-kit/question';
import { useQuestion } from '@upline/app-kit/useQuestion';
import { TicketsScreen } from '@upline/ui';
import { Page } from './Page.tsx';
import { statusesIn, transactionIn } from './ticketsQuestion.ts';

export function TicketsPage() {
  const { query, ask, turnBack } = useQuestion();
  return (
    <Page title="tickets.title">
      <TicketsScreen
        page={pageIn(query)}
        statuses={statusesIn(query)}
        transaction={transactionIn(query)}
        onChange={({ page, statuses }) => ask({ status: statuses, page })}
        onTurnBack={turnBack}
      />
    </Page>
  );
}
