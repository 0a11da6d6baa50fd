import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePorts } from '../../../ports/ports.tsx';
import { uploadFile } from '../../../queries/uploadFile.ts';
import { useRecentLines } from '../../ledger/recentLinesQuery.ts';
import { newMessageKey } from '../attachments/sendOnce.ts';
import { takeFiles } from '../attachments/takeFiles.ts';
import { useUploadBar } from '../attachments/useUploadBar.ts';
import { useUploads } from '../attachments/useUploads.ts';
import { trustFile } from '../secrets/textFiles.ts';
import { useKeptDraft } from '../secrets/useKeptDraft.ts';
import { useSecretGuard } from '../secrets/useSecretGuard.tsx';
import { CreateTicketDialog } from './CreateTicketDialog.tsx';
import { draftPlaces } from './draftPlaces.ts';
import { TransactionPicker } from './TransactionPicker.tsx';
import { emptyDraft, type TicketDraft } from './ticketDraft.ts';
import { type TicketAttempt, useCreateTicket } from './useCreateTicket.ts';

/** The name of a transaction's receipt among the files of a ticket. */
const receiptName = (hash: string) => `receipt-${hash.slice(0, 10)}.txt`;

/**
 * Attaches receipts of transactions, as the chain has them, to a ticket that is being written.
 * @param change Changes the ticket as it is by then.
 */
function useReceipts(change: (next: (draft: TicketDraft) => TicketDraft) => void) {
  const { balances } = usePorts();
  return useMutation({
    networkMode: 'always',
    mutationFn: (hash: string) => balances.receipt(hash),
    onSuccess(text, hash) {
      // The same transaction is the same file, however often it is picked.
      const file = new File([text], receiptName(hash), { type: 'text/plain', lastModified: 0 });
      change((draft) => ({ ...draft, files: takeFiles(draft.files, [trustFile(file)]).files }));
    },
  });
}

/** A ticket that was just created. */
export interface CreatedTicket {
  id: string;
  /** Its files, when they could not be uploaded. */
  unsent: readonly File[];
}

export interface CreateTicketProps {
  isOpen: boolean;
  /** The hash of the transaction that it is about from the beginning. @default null */
  transaction?: string | null;
  onCreated: (ticket: CreatedTicket) => void;
  onClose: () => void;
}

/** Creates one ticket, however often that has to be tried; mount a new one for the next. Spec §4. */
export function CreateTicket({ isOpen, transaction = null, onCreated, onClose }: CreateTicketProps) {
  const { client, drafts } = usePorts();
  const [draft, setDraft] = useState<TicketDraft>(() => ({
    ...emptyDraft,
    subject: drafts.read(draftPlaces.subject),
    message: drafts.read(draftPlaces.message),
  }));
  const uploads = useUploads((file, options) => uploadFile(client, file, options));
  const { mutate, isPending, isError } = useCreateTicket(uploads.watch);
  const uploadPercent = useUploadBar(uploads.stage, isPending);
  const [isUnread, setUnread] = useState(false);
  const attempt = useRef<TicketAttempt | null>(null);
  const guard = useSecretGuard(() => {});
  const { data: lines = [] } = useRecentLines(isOpen);
  const receipts = useReceipts(setDraft);
  // Sent or given up: nothing of it is kept, and it stands as it was until it is out of sight.
  const [isOver, setOver] = useState(false);
  const kept = isOver ? emptyDraft : draft;
  useKeptDraft(draftPlaces.subject, kept.subject);
  useKeptDraft(draftPlaces.message, kept.message);

  const pickFirst = useEffectEvent(() => {
    if (transaction !== null) receipts.mutate(transaction);
  });
  useEffect(() => pickFirst(), []);

  function create() {
    // A reply may be lost after the ticket was made: the same attempt must be known as the same one.
    const isAgain = attempt.current?.draft === draft;
    const key = (isAgain && attempt.current?.key) || newMessageKey();
    const signal = uploads.begin(draft.files);
    attempt.current = { draft, key, signal };
    setUnread(false);
    mutate(attempt.current, {
      onSuccess(ticket) {
        setOver(true);
        onCreated(ticket);
      },
      onError() {
        if (signal.aborted) uploads.forget();
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
      uploadPercent={uploadPercent}
      progress={uploads.progress}
      onCancelUpload={isPending && uploads.stage === 'started' ? uploads.cancel : undefined}
      onRetry={uploads.retry}
      hasFailed={(isError && !uploads.isCancelled()) || isUnread}
      onCreate={() =>
        guard.pass({ text: `${draft.subject}\n${draft.message}`, files: draft.files }, create, () =>
          setUnread(true),
        )
      }
      onClose={() => {
        setOver(true);
        onClose();
      }}
    >
      {guard.warning}
    </CreateTicketDialog>
  );
}
