import { globalLevelOf, pageIn, searchIn } from '@upline/app-kit/question';
import { useQuestion } from '@upline/app-kit/useQuestion';
import { GlobalPoolListScreen } from '@upline/ui';
import { Page } from './Page.tsx';

export function GlobalPoolListPage() {
  const { query, visit, ask, turnBack } = useQuestion();
  return (
    <Page title="members.global.title">
      <GlobalPoolListScreen
        key={visit}
        search={searchIn(query)}
        page={pageIn(query)}
        position={globalLevelOf(query.get('position')) ?? 3}
        onChange={({ search, page, position }) => ask({ search, page, position })}
        onTurnBack={turnBack}
      />
    </Page>
  );
}
