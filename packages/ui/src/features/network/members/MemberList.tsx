import { useMessage } from '../../../messages/useMessage.ts';
import { LoadFailure } from '../../../patterns/load-failure/LoadFailure.tsx';
import type { Loadable } from '../../../patterns/loadable.ts';
import { Box } from '../../../primitives/box/Box.tsx';
import { EmptyState } from '../../../primitives/empty-state/EmptyState.tsx';
import { GridList } from '../../../primitives/grid-list/GridList.tsx';
import { MemberRow, type MemberRowProps } from './MemberRow.tsx';
import { MemberRowSkeleton } from './MemberRowSkeleton.tsx';

export interface MemberListProps {
  /** Label of the list, announced with its number of rows. */
  label: string;
  members: Loadable<readonly MemberRowProps[]>;
  emptyText: string;
  /**
   * True during a search: an empty list then reports no matches.
   * @default false
   */
  isSearched?: boolean;
}

const places = [1, 2, 3, 4, 5, 6, 7, 8];

/** A list of members with links to their pages. */
export function MemberList({ label, members, emptyText, isSearched = false }: MemberListProps) {
  const t = useMessage();
  if (members.status === 'failed') {
    return (
      <Box padding="gutter">
        <LoadFailure emptyText={emptyText} onRetry={members.onRetry} />
      </Box>
    );
  }
  if (members.status === 'loading') return places.map((place) => <MemberRowSkeleton key={place} />);
  if (members.data.length === 0) {
    return <EmptyState title={isSearched ? t('members.noMatch') : emptyText} />;
  }
  return (
    <GridList label={label}>
      {members.data.map((member) => (
        <MemberRow key={member.wallet} {...member} />
      ))}
    </GridList>
  );
}
