import { MatrixTreeScreen } from '@upline/ui';
import { useState } from 'react';
import { Page } from './Page.tsx';
import { searchIn, treeLevelOf } from './question.ts';
import { useQuestion } from './useQuestion.ts';

export function MatrixTreePage() {
  const { query, ask } = useQuestion();
  const [expanded, setExpanded] = useState<readonly string[]>([]);
  return (
    <Page title="tree.title">
      <MatrixTreeScreen
        position={treeLevelOf(query.get('position'))}
        search={searchIn(query)}
        expanded={expanded}
        onChange={(next) => {
          setExpanded(next.expanded);
          ask({ position: next.position, search: next.search });
        }}
      />
    </Page>
  );
}
