import type { Position } from '@upline/domain';
import type { ReactNode } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { mapLoadable } from '../../../patterns/loadable.ts';
import { loadableOf } from '../../../queries/loadableOf.ts';
import { useNameOf } from '../../../queries/useOperator.ts';
import { useWalletId } from '../../../queries/useWalletId.ts';
import { useGlobalPoolUsers } from './globalPoolUsersQuery.ts';
import type { ListPageProps, ListQuestion } from './ListPage.tsx';
import { MemberListPage } from './MemberListPage.tsx';
import { memberRowOf } from './memberRowOf.ts';

export interface PoolMemberListProps extends ListQuestion, Pick<ListPageProps, 'onTurnBack'> {
  title: string;
  position: Position;
  pageSize: number;
  filter?: ReactNode;
  onChange: (question: ListQuestion) => void;
}

/** The members of a global pool; shared by both screens. */
export function PoolMemberList({ position, pageSize, ...page }: PoolMemberListProps) {
  const t = useMessage();
  const nameOf = useNameOf('start');
  const asked = { search: page.search, page: page.page, limit: pageSize };
  const query = useGlobalPoolUsers(useWalletId(), position, asked);
  return (
    <MemberListPage
      {...page}
      searchLabel={t('members.search')}
      list={mapLoadable(loadableOf(query), ({ users, ...found }) => ({
        ...found,
        members: users.map(memberRowOf).map((member) => ({ ...member, name: nameOf(member) })),
      }))}
      isBusy={query.isPlaceholderData}
      emptyText={t('pools.global.empty')}
      countText={(total) => t('members.global.total', { total })}
    />
  );
}
