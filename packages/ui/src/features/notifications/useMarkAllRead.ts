import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usePorts } from '../../ports/ports.tsx';
import { serverRoot } from '../../queries/queryRoots.ts';
import { notificationsQuery } from './notificationsQuery.ts';
import { markReadKey } from './useMarkRead.ts';

/**
 * Marks all notifications as read, with an optimistic update that is rolled back if the server
 * rejects.
 * @param onFailure Called if the request failed.
 */
export function useMarkAllRead(wallet: string, onFailure: () => void) {
  const { client } = usePorts();
  const queries = useQueryClient();
  const { queryKey } = notificationsQuery(client, wallet);
  return useMutation({
    mutationKey: markReadKey,
    mutationFn: () => client.call('markAllNotificationsRead', {}),
    async onMutate() {
      // A running fetch would return the state before the mark.
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData(queryKey);
      queries.setQueryData(queryKey, (list) => list?.map((one) => ({ ...one, isRead: true })));
      const unread = before?.filter(({ isRead }) => !isRead).map(({ id }) => id);
      return { unread: new Set(unread) };
    },
    onError(_error, _nothing, marked) {
      queries.setQueryData(queryKey, (list) =>
        list?.map((one) => (marked?.unread.has(one.id) ? { ...one, isRead: false } : one)),
      );
      onFailure();
    },
    onSettled() {
      void queries.invalidateQueries({ queryKey });
      void queries.invalidateQueries({ queryKey: [serverRoot, 'notificationDetails'] });
    },
  });
}
