import { usePorts } from '@upline/ui/ports';
import { useEffect, useRef } from 'react';

/** Debounce before a draft is saved, milliseconds. */
const pause = 1000;

/** Saves the reply draft on the server, for colleagues and the user's other devices. */
export function useServerDraft(ticketId: string, kept: string, text: string): void {
  const { client } = usePorts();
  const last = useRef(kept);
  useEffect(() => {
    if (text === last.current) return;
    const timer = setTimeout(() => {
      last.current = text;
      // A failure is ignored because the device has a copy.
      client.call('deskDraft', { params: { ticketId }, body: { message: text } }).catch(() => {});
    }, pause);
    return () => clearTimeout(timer);
  }, [client, ticketId, text]);
}
