import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Client, knownNotices, type ReplyData } from '@upline/api';
import { type NoticeFacts, noticeFacts } from '@upline/domain';
import { usePorts } from '../../ports/ports.tsx';
import { serverRoot } from '../../queries/queryRoots.ts';

type Told = ReplyData<'notifications'>[number];

/** Something that a member was told, with money in units of 10⁻⁶. Spec §3. */
export interface Notification extends Omit<Told, 'facts' | 'person'> {
  /** `null` for what was told before facts were kept: of that there is the message alone. */
  facts: NoticeFacts | null;
  person: NonNullable<Told['person']> | null;
}

/** A notification as the wire carries it. */
export function notificationOf({ facts, person, ...told }: Told): Notification {
  return { ...told, facts: facts ? noticeFacts(facts) : null, person: person ?? null };
}

/** Lists what a wallet's member was told of, newest first, as far as this app has words for it. @throws ApiError when the server does not give it. */
async function fetchNotifications(
  client: Client,
  wallet: string,
  signal?: AbortSignal,
): Promise<readonly Notification[]> {
  const { data } = await client.call('notifications', { params: { wallet } }, { signal });
  return knownNotices(data).map(notificationOf);
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
 * What a member was told, read or not: one list for everybody who shows a part of it.
 * @param refetchInterval Milliseconds after which it is read again; `false` for never.
 */
export function useNotifications(wallet: string, refetchInterval: number | false = false) {
  const { client } = usePorts();
  return useQuery({ ...notificationsQuery(client, wallet), refetchInterval });
}

/** How many of them are not read; `null` while that is unknown. */
export function useUnreadCount(wallet: string): number | null {
  const { client } = usePorts();
  const { data } = useQuery({ ...notificationsQuery(client, wallet), select: countUnread });
  return data ?? null;
}
