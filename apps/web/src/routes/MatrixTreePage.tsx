import { searchIn, treeLevelOf, walletIn } from '@upline/app-kit/question';
import { useQuestion } from '@upline/app-kit/useQuestion';
import { MatrixTreeScreen } from '@upline/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Page } from './Page.tsx';
import {
  readReadingPosition,
  returnTo,
  returnToRow,
  saveReadingPosition,
  saveRow,
} from './readingPosition.ts';

const keepTop = () => saveReadingPosition({ top: window.scrollY });

export function MatrixTreePage() {
  const { query, ask } = useQuestion();
  const { state } = useLocation();
  const [kept] = useState(() => readReadingPosition(state));
  const [expanded, setExpanded] = useState(kept.expanded);
  const position = treeLevelOf(query.get('position'));
  const search = searchIn(query);
  const member = walletIn(query.get('member'));
  const chosen = walletIn(query.get('chosen'));
  useEffect(() => returnTo(kept.top), [kept]);
  // After the page, which moves the focus to its content.
  useEffect(() => returnToRow(kept.row), [kept]);
  useEffect(saveRow, []);
  useEffect(() => {
    window.addEventListener('scrollend', keepTop);
    return () => window.removeEventListener('scrollend', keepTop);
  }, []);
  return (
    <Page title="tree.title">
      <MatrixTreeScreen
        position={position}
        search={search}
        member={member}
        chosen={chosen}
        expanded={expanded}
        onChange={(next) => {
          setExpanded(next.expanded);
          const { position: level, search: words } = next;
          const isSame = level === position && words === search && next.member === member;
          if (isSame && next.chosen === chosen) saveReadingPosition({ expanded: next.expanded });
          else ask({ position: level, search: words, member: next.member, chosen: next.chosen });
        }}
      />
    </Page>
  );
}
