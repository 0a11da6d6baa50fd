import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Client } from '@upline/api';
import { usePorts } from '../../ports/ports.tsx';
import { notificationDetailsQuery } from './notificationDetailsQuery.ts';
import { notificationsQuery } from './notificationsQuery.ts';

/** Names the marks that are on their way. */
export const markReadKey = ['markRead'] as const;

/** Marks a notification as read. @throws ApiError when the server refuses or does not answer. */
async function markRead(client: Client, id: string): Promise<void> {
  await client.call('markNotificationRead', { params: { id } });
}

/** Shows one notification as read or not, wherever it is shown. The others stay as they are by now. */
function showAs(queries: QueryClient, client: Client, wallet: string, id: string, isRead: boolean): void {
  const { queryKey } = notificationsQuery(client, wallet);
  queries.setQueryData(queryKey, (list) => list?.map((one) => (one.id === id ? { ...one, isRead } : one)));
  queries.setQueryData(
    notificationDetailsQuery(client, id).queryKey,
    (details) => details && { ...details, isRead },
  );
}

/**
 * Marks a member's unread notifications as read, one a call: shown at once, and taken back when the server
 * refuses. Spec §4.
 * @param onFailure Called for each that could not be marked.
 */
export function useMarkRead(wallet: string, onFailure?: () => void) {
  const { client } = usePorts();
  const queries = useQueryClient();
  const { queryKey } = notificationsQuery(client, wallet);
  return useMutation({
    mutationKey: markReadKey,
    mutationFn: (id: string) => markRead(client, id),
    async onMutate(id) {
      // A list that is on its way was made before the mark, and would take it back.
      await queries.cancelQueries({ queryKey });
      showAs(queries, client, wallet, id, true);
    },
    onError(_error, id) {
      showAs(queries, client, wallet, id, false);
      onFailure?.();
    },
    onSettled() {
      // Only the last of several marks asks again, for the same reason.
      if (queries.isMutating({ mutationKey: markReadKey }) === 1)
        void queries.invalidateQueries({ queryKey });
    },
  });
}
