import { ticketPath } from '@upline/domain';
import { useEffect, useRef, useState } from 'react';
import type { CreatedTicket } from '../create-ticket/CreateTicket.tsx';

/** Puts the focus on a new ticket's row, once it is in the list and the dialog is gone; a member who goes on is left alone. */
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
 * The dialog in which a ticket is made, a new one for each, and what became of the last one.
 * @param isAsked Whether it stands open from the beginning.
 * @param onCreated Called once a ticket is there.
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
    /** The button that is always there; it has the focus after the dialog. */
    button,
    ...dialog,
    created,
    open,
    // The empty list's own button goes with the first ticket; the focus returns to the one that stays.
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
