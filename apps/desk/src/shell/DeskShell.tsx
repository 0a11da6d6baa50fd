import { Button, EmptyState, FrameSkeleton, LoadFailure, Shortcuts } from '@upline/ui';
import { usePorts, useReadable } from '@upline/ui/ports';
import { type ReactNode, useMemo } from 'react';
import { useDeskMessage } from '../messages/useDeskMessage.ts';
import { DeskOutbox } from '../support/outbox/DeskOutbox.tsx';
import { page } from './DeskAccess.css.ts';
import { DeskContext } from './deskContext.ts';
import { isNoStaff, useDeskMe } from './deskMeQuery.ts';
import { useDeskLive } from './useDeskLive.ts';

/**
 * Shared context of all staff pages: user, roles and live updates. Users without a role see the
 * not-found page.
 */
export function DeskShell({ children }: { children: ReactNode }) {
  const d = useDeskMessage();
  const { session, keys } = usePorts();
  const { data: me, error, refetch } = useDeskMe();
  const isLive = useDeskLive();
  const areKeysOn = useReadable(keys.areSingleOn);
  const desk = useMemo(() => me && { me, isLive, signOut: () => void session.end() }, [me, isLive, session]);
  if (desk) {
    return (
      <DeskContext value={desk}>
        <Shortcuts isOn={areKeysOn}>
          <DeskOutbox>{children}</DeskOutbox>
        </Shortcuts>
      </DeskContext>
    );
  }
  if (!error) return <FrameSkeleton />;
  return (
    <main className={page} id="content" tabIndex={-1}>
      {isNoStaff(error) ? (
        <EmptyState
          title={d('desk.notStaff.title')}
          action={<Button onPress={() => void session.end()}>{d('desk.signOut')}</Button>}
        >
          {d('desk.notStaff.text')}
        </EmptyState>
      ) : (
        <LoadFailure onRetry={() => void refetch()} />
      )}
    </main>
  );
}
