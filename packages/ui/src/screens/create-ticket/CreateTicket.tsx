import { useState } from 'react';
import { CreateTicketDialog } from '../../patterns/create-ticket-dialog/CreateTicketDialog.tsx';
import type { TicketDraft } from '../../patterns/create-ticket-dialog/ticketDraft.ts';
import { useCreateTicket } from '../../queries/useCreateTicket.ts';

/** A ticket that was just created. */
export interface CreatedTicket {
  id: string;
  /** Its files could not be uploaded. */
  isWithoutFiles: boolean;
}

export interface CreateTicketProps {
  isOpen: boolean;
  onCreated: (ticket: CreatedTicket) => void;
  onClose: () => void;
}

/** Creates one ticket, however often that has to be tried; mount it anew for the next. Spec §4. */
export function CreateTicket({ isOpen, onCreated, onClose }: CreateTicketProps) {
  const { mutate, isPending, isError } = useCreateTicket();
  // A reply may be lost after the ticket was made: the next attempt must be known as the same one.
  const [idempotencyKey] = useState(() => crypto.randomUUID());

  return (
    <CreateTicketDialog
      isOpen={isOpen}
      isCreating={isPending}
      hasFailed={isError}
      onCreate={(draft: TicketDraft) => mutate({ draft, idempotencyKey }, { onSuccess: onCreated })}
      onClose={onClose}
    />
  );
}
