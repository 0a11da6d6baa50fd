import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { PageHeader } from '../../../patterns/page-header/PageHeader.tsx';
import { Inline } from '../../../primitives/inline/Inline.tsx';
import { Pagination } from '../../../primitives/pagination/Pagination.tsx';
import { Panel } from '../../../primitives/panel/Panel.tsx';
import { PanelCell } from '../../../primitives/panel/PanelCell.tsx';
import { SearchField } from '../../../primitives/search-field/SearchField.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { search as searchStyle } from './ListPage.css.ts';
import { useTypedSearch } from './useTypedSearch.ts';

/** Which part of a list is asked for. */
export interface ListQuestion {
  /** `''` for all of it. */
  search: string;
  /** From 1. */
  page: number;
}

export interface ListPageProps extends ListQuestion {
  title: string;
  /** A line on what the rows are and how they are sorted. */
  lead?: string;
  /** What can be searched by. */
  searchLabel: string;
  /** Another choice beside the search. */
  filter?: ReactNode;
  /** How many there are, in words; it is announced when it changes. */
  count: string;
  /** `null` while it is not known. */
  pageCount: number | null;
  /** The rows in sight are those of an earlier question. */
  isBusy: boolean;
  /** Called with what is to be asked for: a new search begins at page 1. */
  onChange: (question: ListQuestion) => void;
  /** Called with the last page, where the list does not have the one that is asked for. @default onChange */
  onTurnBack?: ((page: number) => void) | undefined;
  /** The rows, or what stands in their place. */
  children: ReactNode;
}

/** A list with its title, its search and its pages. Which part of it is in sight comes in and goes out by props. */
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
  const [typed, setTyped] = useTypedSearch(search, (words) => onChange({ search: words, page: 1 }));
  const turnBack = useEffectEvent(onTurnBack ?? ((next: number) => onChange({ search, page: next })));
  // An address may name a page that the list no longer has.
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
