import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Client, knownNotificationKinds, type ReplyData } from '@upline/api';
import { type NotificationPayload, notificationPayload } from '@upline/domain';
import { usePorts } from '../../ports/ports.tsx';
import { serverRoot } from '../../queries/queryRoots.ts';

type Told = ReplyData<'notifications'>[number];

/** A notification, with amounts in units of 10⁻⁶. Spec §3. */
export interface Notification extends Omit<Told, 'facts' | 'person'> {
  /** `null` if stored without facts; only the message is available then. */
  facts: NotificationPayload | null;
  person: NonNullable<Told['person']> | null;
}

/** Maps a notification from the API. */
export function notificationOf({ facts, person, ...told }: Told): Notification {
  return { ...told, facts: facts ? notificationPayload(facts) : null, person: person ?? null };
}

/**
 * Lists a member's notifications, newest first, without kinds that this release does not know.
 * @throws ApiError
 */
async function fetchNotifications(
  client: Client,
  wallet: string,
  signal?: AbortSignal,
): Promise<readonly Notification[]> {
  const { data } = await client.call('notifications', { params: { wallet } }, { signal });
  return knownNotificationKinds(data).map(notificationOf);
}

export function notificationsQuery(client: Client, wallet: string) {
  return queryOptions({
    queryKey: [serverRoot, 'notifications', wallet],
    queryFn: ({ signal }) => fetchNotifications(client, wallet, signal),
    enabled: wallet !== '',
  });
}

function countUnread(notifications: readonly Notification[]): number {
  return notifications.filter(({ isRead }) => !isRead).length;
}

/**
 * All notifications of a member, shared by all components that show a part.
 * @param refetchInterval Milliseconds; `false` for never.
 */
export function useNotifications(wallet: string, refetchInterval: number | false = false) {
  const { client } = usePorts();
  return useQuery({ ...notificationsQuery(client, wallet), refetchInterval });
}

/** Number of unread notifications; `null` while unknown. */
export function useUnreadCount(wallet: string): number | null {
  const { client } = usePorts();
  const { data } = useQuery({ ...notificationsQuery(client, wallet), select: countUnread });
  return data ?? null;
}
