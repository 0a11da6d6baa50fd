import { globalLevelOf, pageIn, searchIn } from '@upline/app-kit/question';
import { useQuestion } from '@upline/app-kit/useQuestion';
import { GlobalPoolMembersScreen, NotFoundRedirect } from '@upline/ui';
import { useParams } from 'react-router-dom';
import { Page } from './Page.tsx';

export function GlobalPoolMembersPage() {
  const { query, visit, ask, turnBack } = useQuestion();
  const position = globalLevelOf(useParams().level);
  if (position === null) return <NotFoundRedirect />;
  return (
    <Page title="members.pool.title" titleValues={{ level: position }}>
      <GlobalPoolMembersScreen
        key={visit}
        position={position}
        search={searchIn(query)}
        page={pageIn(query)}
        onChange={({ search, page }) => ask({ search, page })}
        onTurnBack={turnBack}
      />
    </Page>
  );
}
