import { useQueryClient } from '@tanstack/react-query';
import { usePorts, useReadable } from '@upline/ui/ports';
import { serverRoot, useWalletId } from '@upline/ui/queries';
import { useEffect, useRef, useState } from 'react';

/** First words of the keys of what the queue and each ticket show. */
export const queueKey = [serverRoot, 'deskQueue'] as const;
export const presenceKey = [serverRoot, 'deskPresence'] as const;
export const deskTicketKey = [serverRoot, 'deskTicket'] as const;

/**
 * Keeps queue and tickets as they are by now.
 * @returns Whether the server tells of changes.
 */
export function useDeskLive(): boolean {
  const { live, connection, session } = usePorts();
  const queries = useQueryClient();
  const wallet = useWalletId();
  const isOnline = useReadable(connection.isOnline);
  const token = useReadable(session.user)?.token;
  const [isLost, setLost] = useState(false);
  const first = useRef(token);
  useEffect(() => {
    // Those who have signed in again see what is there by now.
    if (token !== first.current) void queries.invalidateQueries({ queryKey: [serverRoot] });
    first.current = token;
  }, [queries, token]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each session has a stream of its own.
  useEffect(() => {
    if (!isOnline || wallet === '') return;
    const ending = new AbortController();
    const askAgain = (queryKey: readonly unknown[]) => void queries.invalidateQueries({ queryKey });
    live.follow(
      wallet,
      {
        onGap() {
          setLost(false);
          askAgain([serverRoot]);
        },
        onLost: () => setLost(true),
        onTopic(topic) {
          setLost(false);
          if (topic.startsWith('presence:')) return askAgain(presenceKey);
          if (!topic.startsWith('ticket:')) return;
          askAgain(queueKey);
          // It may be shown by its number, which a topic does not name.
          askAgain(deskTicketKey);
        },
      },
      ending.signal,
    );
    return () => ending.abort();
  }, [live, queries, wallet, isOnline, token]);
  return isOnline && !isLost;
}
