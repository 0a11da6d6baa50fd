import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { incidentKey } from '../features/incident/incidentQuery.ts';
import { markReadKey } from '../features/notifications/useMarkRead.ts';
import { claimableKey } from '../features/pools/claims/claimableQuery.ts';
import { replyKey } from '../features/support/conversation/useReply.ts';
import { ticketsKey } from '../features/support/ticketsQuery.ts';
import type { LiveListener } from '../ports/live.ts';
import { chainRoot, serverRoot } from '../queries/queryRoots.ts';

/**
 * The ledger moves for everybody at once, as often as a block: figures are asked for again at once, and then not
 * before this many milliseconds, and half of it more at most so that not all ask in the same moment.
 */
const ledgerPace = 10_000;

const notificationsRoot = [serverRoot, 'notifications'];
const notificationDetailsRoot = [serverRoot, 'notificationDetails'];
const ticketRoot = [serverRoot, 'ticket'];

const begins = (key: QueryKey, root: QueryKey) => root.every((part, index) => key[index] === part);

/** What the server tells of by a topic of its own, and not by the ledger's. */
const apart = [notificationsRoot, notificationDetailsRoot, ticketRoot, ticketsKey, incidentKey];

/** Asks again for what has changed, as far as it is shown; what is not shown is asked for when it is. */
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

  /** What concerns the reader is not kept for the next time that all are asked. */
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
    // A reply on its way stands there already; once it is sent, it reads the conversation again by itself.
    if (queries.isMutating({ mutationKey: replyKey(ticketId) }) === 0) askAgain([...ticketRoot, ticketId]);
  }

  function onNotifications() {
    // Marks on their way are shown already; the last of them asks again by itself.
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
