import { ReferralListScreen } from '@upline/ui';
import { Page } from './Page.tsx';
import { pageIn, searchIn } from './question.ts';
import { useQuestion } from './useQuestion.ts';

export function ReferralListPage() {
  const { query, ask } = useQuestion();
  return (
    <Page title="dashboard.referrals.title">
      <ReferralListScreen
        search={searchIn(query)}
        page={pageIn(query)}
        onChange={({ search, page }) => ask({ search, page })}
      />
    </Page>
  );
}
