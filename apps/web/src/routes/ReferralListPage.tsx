import { pageIn, searchIn } from '@upline/app-kit/question';
import { useQuestion } from '@upline/app-kit/useQuestion';
import { ReferralListScreen } from '@upline/ui';
import { Page } from './Page.tsx';

export function ReferralListPage() {
  const { query, visit, ask, turnBack } = useQuestion();
  return (
    <Page title="dashboard.referrals.title">
      <ReferralListScreen
        key={visit}
        search={searchIn(query)}
        page={pageIn(query)}
        onChange={({ search, page }) => ask({ search, page })}
        onTurnBack={turnBack}
      />
    </Page>
  );
}
