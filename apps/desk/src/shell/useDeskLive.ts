import { useQueryClient } from '@tanstack/react-query';
import { usePorts, useReadable } from '@upline/ui/ports';
import { serverRoot, useWalletId } from '@upline/ui/queries';
import { useEffect, useRef, useState } from 'react';

/** Query key prefixes. */
export const queueKey = [serverRoot, 'deskQueue'] as const;
export const presenceKey = [serverRoot, 'deskPresence'] as const;
export const deskTicketKey = [serverRoot, 'deskTicket'] as const;

/**
 * Refetches queue and tickets on live events.
 * @returns True while connected.
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
    // A new session refetches everything.
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
          // The page may have loaded the ticket by number, which the topic does not contain.
          askAgain(deskTicketKey);
        },
      },
      ending.signal,
    );
    return () => ending.abort();
  }, [live, queries, wallet, isOnline, token]);
  return isOnline && !isLost;
}
