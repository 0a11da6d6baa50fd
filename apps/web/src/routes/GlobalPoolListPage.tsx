import { GlobalPoolListScreen } from '@upline/ui';
import { Page } from './Page.tsx';
import { globalLevelOf, pageIn, searchIn } from './question.ts';
import { useQuestion } from './useQuestion.ts';

export function GlobalPoolListPage() {
  const { query, ask } = useQuestion();
  return (
    <Page title="members.global.title">
      <GlobalPoolListScreen
        search={searchIn(query)}
        page={pageIn(query)}
        position={globalLevelOf(query.get('position')) ?? 3}
        onChange={({ search, page, position }) => ask({ search, page, position })}
      />
    </Page>
  );
}
