import { typingInterval } from '@upline/domain';
import { useEffect, useRef } from 'react';
import { usePorts } from '../../../ports/ports.tsx';

/** Reports to support that the member is typing, without the text. Failed reports are ignored. */
export function useTyping(ticketId: string, text: string): void {
  const { client } = usePorts();
  const before = useRef(text);
  /** Time of the last report in milliseconds; `null` if none is active. */
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
