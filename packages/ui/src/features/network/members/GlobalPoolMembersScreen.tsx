import { globalUsersPageSize, type Position } from '@upline/domain';
import { useMessage } from '../../../messages/useMessage.ts';
import type { ListPageProps, ListQuestion } from './ListPage.tsx';
import { PoolMemberList } from './PoolMemberList.tsx';

export interface GlobalPoolMembersScreenProps extends ListQuestion, Pick<ListPageProps, 'onTurnBack'> {
  /** The global pool's level: 3, 6 or 9. */
  position: Position;
  /** Called with the next question; the parent stores it, for example in the address. */
  onChange: (question: ListQuestion) => void;
}

/** The members of a level's global pool. Spec §2. */
export function GlobalPoolMembersScreen({ position, ...asked }: GlobalPoolMembersScreenProps) {
  const t = useMessage();
  return (
    <PoolMemberList
      {...asked}
      title={t('members.pool.title', { level: position })}
      position={position}
      pageSize={globalUsersPageSize}
    />
  );
}
