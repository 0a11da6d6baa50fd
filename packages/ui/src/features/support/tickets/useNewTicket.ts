import { useRef, useState } from 'react';
import type { CreatedTicket } from '../create-ticket/CreateTicket.tsx';

/**
 * The dialog in which a ticket is made, a new one for each, and what became of the last one.
 * @param isAsked Whether it stands open from the beginning.
 * @param onCreated Called once a ticket is there.
 */
export function useNewTicket(isAsked: boolean, onCreated: () => void) {
  const button = useRef<HTMLButtonElement>(null);
  const [dialog, setDialog] = useState({ isOpen: isAsked, round: 0 });
  const [created, setCreated] = useState<CreatedTicket | null>(null);
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
