import { paths } from '@upline/domain';
import { useMessage } from '../../messages/useMessage.ts';
import { PageHeader } from '../../patterns/page-header/PageHeader.tsx';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import { LinkButton } from '../../primitives/link-button/LinkButton.tsx';
import { Panel } from '../../primitives/panel/Panel.tsx';
import { PanelCell } from '../../primitives/panel/PanelCell.tsx';
import { PanelHead } from '../../primitives/panel/PanelHead.tsx';
import { SearchField } from '../../primitives/search-field/SearchField.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { ArticleList } from './ArticleList.tsx';
import type { HelpArticle } from './article.ts';
import { EnglishMark } from './EnglishMark.tsx';
import { searchHelp } from './searchHelp.ts';

export interface HelpScreenProps {
  /** Search text; `''` lists all articles by group. */
  search: string;
  onSearch: (search: string) => void;
}

/** All articles of the help centre, with full-text search. */
export function HelpScreen({ search, onSearch }: HelpScreenProps) {
  const t = useMessage();
  const found = searchHelp(search);
  const isSearch = search.trim() !== '';
  return (
    <Stack gap="l" width="full" maxWidth="list" marginInline="auto">
      <PageHeader title={t('help.title')} />
      <EnglishMark />
      <SearchField
        label={t('help.search')}
        isLabelHidden
        placeholder={t('help.search')}
        value={search}
        onChange={onSearch}
      />
      <VisuallyHidden role="status">{isSearch && t('help.found', { count: found.length })}</VisuallyHidden>
      {found.length === 0 ? (
        <EmptyState
          title={t('help.none')}
          action={<LinkButton href={paths.support}>{t('help.ask')}</LinkButton>}
        >
          {t('help.none.hint')}
        </EmptyState>
      ) : isSearch ? (
        <Panel>
          <PanelCell>
            <ArticleList articles={found} label={t('help.results')} />
          </PanelCell>
        </Panel>
      ) : (
        groupsOf(found).map(([group, articles]) => (
          <Panel key={group} as="section" aria-label={t(`help.group.${group}`)}>
            <PanelCell>
              <PanelHead title={t(`help.group.${group}`)} />
              <ArticleList articles={articles} label={t(`help.group.${group}`)} />
            </PanelCell>
          </Panel>
        ))
      )}
    </Stack>
  );
}

function groupsOf(articles: readonly HelpArticle[]): [HelpArticle['group'], HelpArticle[]][] {
  return [...Map.groupBy(articles, ({ group }) => group)];
}
