import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError, type Client } from '@upline/api';
import { Button, EmptyState, FrameSkeleton, LoadFailure, Shortcuts } from '@upline/ui';
import { usePorts, useReadable } from '@upline/ui/ports';
import { serverRoot, useWalletId } from '@upline/ui/queries';
import { type ReactNode, useMemo } from 'react';
import { useDeskMessage } from '../messages/useDeskMessage.ts';
import { DeskOutbox } from '../support/outbox/DeskOutbox.tsx';
import { page } from './DeskAccess.css.ts';
import { DeskContext } from './deskContext.ts';
import { useDeskLive } from './useDeskLive.ts';

function deskMeQuery(client: Client, wallet: string) {
  return queryOptions({
    queryKey: [serverRoot, 'deskMe', wallet],
    queryFn: async ({ signal }) => (await client.call('deskMe', {}, { signal })).data,
    enabled: wallet !== '',
    // Fails immediately when offline, so that an error is shown.
    networkMode: 'always',
  });
}

function useDeskMe() {
  const { client } = usePorts();
  return useQuery(deskMeQuery(client, useWalletId()));
}

/** True if the server rejects the user as not staff. */
function isNoStaff(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 403 || error.status === 404);
}

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
