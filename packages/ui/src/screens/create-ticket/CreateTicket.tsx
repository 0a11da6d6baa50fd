import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { CreateTicketDialog } from '../../patterns/create-ticket-dialog/CreateTicketDialog.tsx';
import { emptyDraft, type TicketDraft } from '../../patterns/create-ticket-dialog/ticketDraft.ts';
import { TransactionPicker } from '../../patterns/transaction-picker/TransactionPicker.tsx';
import { usePorts } from '../../ports/ports.tsx';
import { useRecentLines } from '../../queries/recentLinesQuery.ts';
import { type TicketAttempt, useCreateTicket } from '../../queries/useCreateTicket.ts';
import { useSecretGuard } from '../secret-guard/useSecretGuard.tsx';
import { useKeptDraft } from '../useKeptDraft.ts';
import { useReceipts } from './useReceipts.ts';

/** A ticket that was just created. */
export interface CreatedTicket {
  id: string;
  /** Its files could not be uploaded. */
  isWithoutFiles: boolean;
}

export interface CreateTicketProps {
  isOpen: boolean;
  /** The hash of the transaction that it is about from the beginning. @default null */
  transaction?: string | null;
  onCreated: (ticket: CreatedTicket) => void;
  onClose: () => void;
}

/** What drafts of a new ticket are kept under. */
const places = { subject: 'ticket.subject', message: 'ticket.message' } as const;

/** Creates one ticket, however often that has to be tried; mount it anew for the next. Spec §4. */
export function CreateTicket({ isOpen, transaction = null, onCreated, onClose }: CreateTicketProps) {
  const { drafts } = usePorts();
  const [draft, setDraft] = useState<TicketDraft>(() => ({
    ...emptyDraft,
    subject: drafts.read(places.subject),
    message: drafts.read(places.message),
  }));
  const { mutate, isPending, isError } = useCreateTicket();
  const [isUnread, setUnread] = useState(false);
  const attempt = useRef<TicketAttempt | null>(null);
  const guard = useSecretGuard(() => {});
  const { data: lines = [] } = useRecentLines(isOpen);
  const receipts = useReceipts(setDraft);
  useKeptDraft(places.subject, draft.subject);
  useKeptDraft(places.message, draft.message);

  const pickFirst = useEffectEvent(() => {
    if (transaction !== null) receipts.mutate(transaction);
  });
  useEffect(() => pickFirst(), []);

  function create() {
    // A reply may be lost after the ticket was made: the same attempt must be known as the same one.
    if (attempt.current?.draft !== draft) attempt.current = { draft, idempotencyKey: crypto.randomUUID() };
    setUnread(false);
    mutate(attempt.current, {
      onSuccess(ticket) {
        setDraft(emptyDraft);
        onCreated(ticket);
      },
    });
  }

  return (
    <CreateTicketDialog
      isOpen={isOpen}
      draft={draft}
      onChange={setDraft}
      picker={
        <TransactionPicker
          transactions={lines}
          onPick={(hash) => receipts.mutate(hash)}
          reading={receipts.status}
          isDisabled={isPending}
        />
      }
      isCreating={isPending}
      hasFailed={isError || isUnread}
      onCreate={() =>
        guard.pass({ text: `${draft.subject}\n${draft.message}`, files: draft.files }, create, () =>
          setUnread(true),
        )
      }
      onClose={() => {
        setDraft(emptyDraft);
        onClose();
      }}
    >
      {guard.warning}
    </CreateTicketDialog>
  );
}
