import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { incidentKey } from '../features/incident/incidentQuery.ts';
import { markReadKey } from '../features/notifications/useMarkRead.ts';
import { claimableKey } from '../features/pools/claims/claimableQuery.ts';
import { replyKey } from '../features/support/conversation/useReply.ts';
import { ticketsKey } from '../features/support/ticketsQuery.ts';
import type { LiveListener } from '../ports/live.ts';
import { chainRoot, serverRoot } from '../queries/queryRoots.ts';

/**
 * Minimum time between refetches after ledger changes, milliseconds. The ledger changes for all
 * members at once, as often as every block; a random delay of up to half of it spreads their
 * requests.
 */
const ledgerPace = 10_000;

const notificationsRoot = [serverRoot, 'notifications'];
const notificationDetailsRoot = [serverRoot, 'notificationDetails'];
const ticketRoot = [serverRoot, 'ticket'];

const begins = (key: QueryKey, root: QueryKey) => root.every((part, index) => key[index] === part);

/** Queries with a live topic of their own; ledger changes do not refetch them. */
const apart = [notificationsRoot, notificationDetailsRoot, ticketRoot, ticketsKey, incidentKey];

/** Refetches changed data if it is visible. Hidden data is refetched when it is shown again. */
export function createUpkeep(queries: QueryClient, signal: AbortSignal): Omit<LiveListener, 'onLost'> {
  let askedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => clearTimeout(timer));
  const askAgain = (queryKey: QueryKey) => void queries.invalidateQueries({ queryKey });

  function askFigures() {
    timer = undefined;
    askedAt = Date.now();
    void queries.invalidateQueries({
      predicate: ({ queryKey }) =>
        begins(queryKey, claimableKey) ||
        (begins(queryKey, [serverRoot]) && !apart.some((root) => begins(queryKey, root))),
    });
  }

  /** The member's own changes skip the wait of ledger changes. */
  function onOwnFigures() {
    clearTimeout(timer);
    askFigures();
  }

  function onLedger() {
    const wait = askedAt + ledgerPace - Date.now();
    if (wait <= 0) askFigures();
    else timer ??= setTimeout(askFigures, wait + (Math.random() * ledgerPace) / 2);
  }

  function onTicket(ticketId: string) {
    askAgain(ticketsKey);
    // A pending reply is visible already; sending it refetches the conversation.
    if (queries.isMutating({ mutationKey: replyKey(ticketId) }) === 0) askAgain([...ticketRoot, ticketId]);
  }

  function onNotifications() {
    // Pending read marks are visible already; the last one refetches.
    if (queries.isMutating({ mutationKey: markReadKey }) > 0) return;
    askAgain(notificationsRoot);
    askAgain(notificationDetailsRoot);
  }

  return {
    onGap() {
      askAgain([serverRoot]);
      askAgain([chainRoot]);
    },
    onTopic(topic) {
      if (topic === 'ledger') onLedger();
      else if (topic === 'figures') onOwnFigures();
      else if (topic === 'notifications') onNotifications();
      else if (topic === 'incident') askAgain(incidentKey);
      else if (topic.startsWith('ticket:')) onTicket(topic.slice('ticket:'.length));
    },
  };
}
