import { typingInterval } from '@upline/domain';
import { useEffect, useRef } from 'react';
import { usePorts } from '../../../ports/ports.tsx';

/** Lets support see that the member writes, and not what. Nobody misses a word of it that does not get through. */
export function useTyping(ticketId: string, text: string): void {
  const { client } = usePorts();
  const before = useRef(text);
  /** When it was said last, milliseconds; `null` while nothing is said. */
  const saidAt = useRef<number | null>(null);

  useEffect(() => {
    if (text === before.current) return;
    before.current = text;
    const isTyping = text !== '';
    const now = performance.now();
    const isSaid = saidAt.current !== null && (!isTyping || now - saidAt.current < typingInterval);
    if (isTyping ? isSaid : saidAt.current === null) return;
    saidAt.current = isTyping ? now : null;
    client.call('typing', { params: { ticketId }, body: { isTyping } }).catch(() => {});
  }, [client, ticketId, text]);

  useEffect(() => {
    return () => {
      if (saidAt.current === null) return;
      saidAt.current = null;
      client.call('typing', { params: { ticketId }, body: { isTyping: false } }).catch(() => {});
    };
  }, [client, ticketId]);
}
