import type { StaffRole } from '@upline/domain';
import { EmptyState } from '@upline/ui';
import type { ReactNode } from 'react';
import { useDeskMessage } from '../messages/useDeskMessage.ts';
import { DeskFrame } from './DeskFrame.tsx';
import { useAtDesk } from './deskContext.ts';

export interface OnlyForProps {
  /** One of these roles is enough. */
  roles: readonly StaffRole[];
  /** The path of the page that is open. */
  path: string;
  children: ReactNode;
}

/** Shows a page to those of the staff whose it is, and asks nothing of the server for the others. */
export function OnlyFor({ roles, path, children }: OnlyForProps) {
  const d = useDeskMessage();
  const { me } = useAtDesk();
  if (roles.some((role) => me.roles.includes(role))) return children;
  return (
    <DeskFrame path={path} title={d('desk.productName')} keys={[]}>
      <EmptyState title={d('desk.leadsOnly')}>{d('desk.leadsOnly.hint')}</EmptyState>
    </DeskFrame>
  );
}
