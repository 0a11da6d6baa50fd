import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { PageHeader } from '../../../patterns/page-header/PageHeader.tsx';
import { useTyped } from '../../../patterns/useTyped.ts';
import { Inline } from '../../../primitives/inline/Inline.tsx';
import { Pagination } from '../../../primitives/pagination/Pagination.tsx';
import { Panel } from '../../../primitives/panel/Panel.tsx';
import { PanelCell } from '../../../primitives/panel/PanelCell.tsx';
import { SearchField } from '../../../primitives/search-field/SearchField.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { search as searchStyle } from './ListPage.css.ts';

export interface ListQuestion {
  /** `''` for all rows. */
  search: string;
  /** From 1. */
  page: number;
}

export interface ListPageProps extends ListQuestion {
  title: string;
  /** Describes the rows and their order. */
  lead?: string;
  /** Label of the search field, with the searched property. */
  searchLabel: string;
  /** A filter beside the search. */
  filter?: ReactNode;
  /** The count as text; announced on change. */
  count: string;
  /** `null` while unknown. */
  pageCount: number | null;
  /** True while the rows belong to an earlier question. */
  isBusy: boolean;
  /** Called with the next question; a new search starts at page 1. */
  onChange: (question: ListQuestion) => void;
  /** Called with the last page if the requested page does not exist. @default onChange */
  onTurnBack?: ((page: number) => void) | undefined;
  /** The rows, or a placeholder or empty state. */
  children: ReactNode;
}

/**
 * A list with title, search and pagination, controlled by props; the search field reads `search` on
 * mount.
 */
export function ListPage({
  title,
  lead,
  search,
  page,
  pageCount,
  onChange,
  onTurnBack,
  ...list
}: ListPageProps) {
  const [typed, setTyped] = useTyped(
    search,
    (words) => words.trim(),
    (words) => onChange({ search: words.trim(), page: 1 }),
  );
  const turnBack = useEffectEvent(onTurnBack ?? ((next: number) => onChange({ search, page: next })));
  // A link may name a page that the list no longer has.
  useEffect(() => {
    if (pageCount !== null && page > pageCount) turnBack(pageCount);
  }, [page, pageCount]);
  return (
    <Stack gap="l" width="full" maxWidth="list" marginInline="auto">
      <PageHeader title={title} />
      <Panel>
        <PanelCell>
          <Stack gap="m">
            <Inline gap="m" alignItems="flex-end">
              <div className={searchStyle}>
                <SearchField label={list.searchLabel} value={typed} onChange={setTyped} autoComplete="off" />
              </div>
              {list.filter}
            </Inline>
            <Inline justifyContent="space-between" gap="xs">
              <Text size="bodyStrong" role="status">
                {list.count}
              </Text>
              {lead && (
                <Text size="small" tone="muted">
                  {lead}
                </Text>
              )}
            </Inline>
          </Stack>
        </PanelCell>
        <PanelCell isFlush>
          <div aria-busy={list.isBusy}>{list.children}</div>
        </PanelCell>
        {pageCount !== null && pageCount > 1 && (
          <PanelCell>
            <Pagination
              page={page}
              pageCount={pageCount}
              onChange={(next) => onChange({ search, page: next })}
            />
          </PanelCell>
        )}
      </Panel>
    </Stack>
  );
}
