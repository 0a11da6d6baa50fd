import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Client } from '@upline/api';
import { usePorts } from '../../ports/ports.tsx';
import { notificationDetailsQuery } from './notificationDetailsQuery.ts';
import { notificationsQuery } from './notificationsQuery.ts';

/** Mutation key of running marks. */
export const markReadKey = ['markRead'] as const;

/** Marks a notification as read. @throws ApiError */
async function markRead(client: Client, id: string): Promise<void> {
  await client.call('markNotificationRead', { params: { id } });
}

/** Sets the read state of a notification in all cached queries and keeps the others unchanged. */
function showAs(queries: QueryClient, client: Client, wallet: string, id: string, isRead: boolean): void {
  const { queryKey } = notificationsQuery(client, wallet);
  queries.setQueryData(queryKey, (list) => list?.map((one) => (one.id === id ? { ...one, isRead } : one)));
  queries.setQueryData(
    notificationDetailsQuery(client, id).queryKey,
    (details) => details && { ...details, isRead },
  );
}

/**
 * Marks notifications as read, one per call, with an optimistic update that is rolled back if the
 * server rejects. Spec §4.
 * @param onFailure Called for each failed mark.
 */
export function useMarkRead(wallet: string, onFailure?: () => void) {
  const { client } = usePorts();
  const queries = useQueryClient();
  const { queryKey } = notificationsQuery(client, wallet);
  return useMutation({
    mutationKey: markReadKey,
    mutationFn: (id: string) => markRead(client, id),
    async onMutate(id) {
      // A running fetch would return the state before the mark.
      await queries.cancelQueries({ queryKey });
      showAs(queries, client, wallet, id, true);
    },
    onError(_error, id) {
      showAs(queries, client, wallet, id, false);
      onFailure?.();
    },
    onSettled() {
      // Only the last of several marks refetches, for the same reason.
      if (queries.isMutating({ mutationKey: markReadKey }) === 1)
        void queries.invalidateQueries({ queryKey });
    },
  });
}
