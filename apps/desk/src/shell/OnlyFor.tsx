import type { StaffRole } from '@upline/domain';
import { EmptyState } from '@upline/ui';
import type { ReactNode } from 'react';
import { useDeskMessage } from '../messages/useDeskMessage.ts';
import { DeskFrame } from './DeskFrame.tsx';
import { useAtDesk } from './deskContext.ts';

export interface OnlyForProps {
  /** Any of these roles grants access. */
  roles: readonly StaffRole[];
  /** Path of the open page. */
  path: string;
  children: ReactNode;
}

/** Renders a page only for permitted roles; others send no requests. */
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
