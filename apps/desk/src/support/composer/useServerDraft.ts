import { usePorts } from '@upline/ui/ports';
import { useEffect, useRef } from 'react';

/** How long nothing must have been typed before a draft is kept, milliseconds. */
const pause = 1000;

/** Keeps what is written to the member on the server, for a colleague who asks and for another device. */
export function useServerDraft(ticketId: string, kept: string, text: string): void {
  const { client } = usePorts();
  const last = useRef(kept);
  useEffect(() => {
    if (text === last.current) return;
    const timer = setTimeout(() => {
      last.current = text;
      // The device keeps it as well.
      client.call('deskDraft', { params: { ticketId }, body: { message: text } }).catch(() => {});
    }, pause);
    return () => clearTimeout(timer);
  }, [client, ticketId, text]);
}
