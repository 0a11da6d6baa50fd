import { useMessage } from '../../../messages/useMessage.ts';
import { type Loadable, mapLoadable } from '../../../patterns/loadable.ts';
import { ListPage, type ListPageProps } from './ListPage.tsx';
import { MemberList } from './MemberList.tsx';
import type { MemberRowProps } from './MemberRow.tsx';

export interface MemberPage {
  members: readonly MemberRowProps[];
  /** Number of matches. */
  total: number;
  /** True if `total` is a lower bound. */
  isAtLeast: boolean;
  pageCount: number;
}

export interface MemberListPageProps
  extends Pick<
    ListPageProps,
    'title' | 'searchLabel' | 'filter' | 'isBusy' | 'search' | 'page' | 'onChange' | 'onTurnBack'
  > {
  list: Loadable<MemberPage>;
  emptyText: string;
  /** Formats the number of members in the whole list. */
  countText: (total: number) => string;
}

/** A page that lists members, newest first, with a search. Spec §2. */
export function MemberListPage({ list, emptyText, countText, ...page }: MemberListPageProps) {
  const t = useMessage();
  const isSearched = page.search !== '';
  const counted = ({ total, isAtLeast }: MemberPage) =>
    isSearched ? t(isAtLeast ? 'members.foundAtLeast' : 'members.found', { total }) : countText(total);
  return (
    <ListPage
      {...page}
      lead={t('members.order')}
      isBusy={page.isBusy || list.status === 'loading'}
      count={
        list.status === 'loaded' ? counted(list.data) : list.status === 'loading' ? t('common.loading') : ''
      }
      pageCount={list.status === 'loaded' ? list.data.pageCount : null}
    >
      <MemberList
        label={page.title}
        members={mapLoadable(list, ({ members }) => members)}
        emptyText={emptyText}
        isSearched={isSearched}
      />
    </ListPage>
  );
}
