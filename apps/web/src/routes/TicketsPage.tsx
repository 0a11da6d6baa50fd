import { TicketsScreen } from '@upline/ui';
import { Page } from './Page.tsx';
import { pageIn } from './question.ts';
import { statusesIn, transactionIn } from './ticketsQuestion.ts';
import { useQuestion } from './useQuestion.ts';

export function TicketsPage() {
  const { query, ask } = useQuestion();
  return (
    <Page title="tickets.title">
      <TicketsScreen
        page={pageIn(query)}
        statuses={statusesIn(query)}
        transaction={transactionIn(query)}
        onChange={({ page, statuses }) => ask({ status: statuses, page })}
      />
    </Page>
  );
}
