import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Client } from '@upline/api';
import { usePorts } from '../../ports/ports.tsx';
import { serverRoot } from '../../queries/queryRoots.ts';
import { type Notification, notificationOf } from './notificationsQuery.ts';

/** Loads one notification. @throws ApiError, with status 404 unless it is the caller's. */
async function fetchNotificationDetails(
  client: Client,
  id: string,
  signal?: AbortSignal,
): Promise<Notification> {
  const { data } = await client.call('notificationDetails', { params: { id } }, { signal });
  return notificationOf(data);
}

export function notificationDetailsQuery(client: Client, id: string) {
  return queryOptions({
    queryKey: [serverRoot, 'notificationDetails', id],
    queryFn: ({ signal }) => fetchNotificationDetails(client, id, signal),
  });
}

export function useNotificationDetails(id: string) {
  const { client } = usePorts();
  return useQuery(notificationDetailsQuery(client, id));
}
