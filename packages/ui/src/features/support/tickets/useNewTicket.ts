import { ticketPath } from '@upline/domain';
import { useEffect, useRef, useState } from 'react';
import type { CreatedTicket } from '../create-ticket/CreateTicket.tsx';

/**
 * Focuses a new ticket's row after the dialog has closed, unless the member has moved the focus.
 */
function useFocusOnRow(id: string | null) {
  useEffect(() => {
    if (id === null) return;
    const until = new AbortController();
    const { signal } = until;
    const look = () => {
      if (signal.aborted) return;
      const row = document.querySelector<HTMLElement>(`a[href="${ticketPath(id)}"]`);
      if (!row || document.querySelector('[role=dialog]')) requestAnimationFrame(look);
      else row.focus();
    };
    look();
    for (const act of ['keydown', 'pointerdown'])
      window.addEventListener(act, () => until.abort(), { signal });
    return () => until.abort();
  }, [id]);
}

/**
 * The new ticket dialog, a new instance per ticket, and the last created ticket.
 * @param isAsked True to open the dialog initially.
 * @param onCreated Called after a ticket was created.
 */
export function useNewTicket(isAsked: boolean, onCreated: () => void) {
  const button = useRef<HTMLButtonElement>(null);
  const [dialog, setDialog] = useState({ isOpen: isAsked, round: 0 });
  const [created, setCreated] = useState<CreatedTicket | null>(null);
  useFocusOnRow(created?.id ?? null);
  const close = () => setDialog(({ round }) => ({ isOpen: false, round }));

  function open() {
    setCreated(null);
    setDialog(({ round }) => ({ isOpen: true, round: round + 1 }));
  }

  return {
    /** The header's button, focused after the dialog closes. */
    button,
    ...dialog,
    created,
    open,
    // The empty list's button disappears with the first ticket; focus returns to the header's
    // button.
    openFromEmptyList() {
      button.current?.focus();
      open();
    },
    close,
    finish(ticket: CreatedTicket) {
      setCreated(ticket);
      onCreated();
      close();
    },
  };
}
