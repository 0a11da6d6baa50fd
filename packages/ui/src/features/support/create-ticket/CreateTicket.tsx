import { useMutation } from '@tanstack/react-query';
import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { MessagesContext } from '../../../messages/messagesContext.ts';
import { useMessage } from '../../../messages/useMessage.ts';
import { usePorts } from '../../../ports/ports.tsx';
import { useShowToast } from '../../../primitives/toast/toasts.ts';
import { uploadFile } from '../../../queries/uploadFile.ts';
import { HelpSuggestions, type HelpTried } from '../../help/HelpSuggestions.tsx';
import { type RecentTransaction, useRecentTransactions } from '../../ledger/read/recentTransactionsQuery.ts';
import { newMessageKey } from '../attachments/sendOnce.ts';
import { takeFiles } from '../attachments/takeFiles.ts';
import { useUploadBar } from '../attachments/useUploadBar.ts';
import { useUploads } from '../attachments/useUploads.ts';
import { momentWords } from '../promise/momentWords.ts';
import { NewTicketPromise } from '../promise/NewTicketPromise.tsx';
import { trustFile } from '../secrets/textFiles.ts';
import { useKeptDraft } from '../secrets/useKeptDraft.ts';
import { useSecretGuard } from '../secrets/useSecretGuard.tsx';
import { CreateTicketDialog } from './CreateTicketDialog.tsx';
import { draftPlaces } from './draftPlaces.ts';
import { TransactionPicker } from './TransactionPicker.tsx';
import { emptyDraft, type TicketDraft } from './ticketDraft.ts';
import { type TicketAttempt, useCreateTicket } from './useCreateTicket.ts';

/** Says that a ticket is there, and by when support answers it where the server names a time. */
function useSayCreated() {
  const { client } = usePorts();
  const t = useMessage();
  const { locale } = useContext(MessagesContext);
  const showToast = useShowToast();
  return async () => {
    // No query: the dialog's own would take the call back as it closes.
    const reply = await client.call('supportPromise', {}).catch(() => null);
    const answerBy = reply?.data.answerBy ?? null;
    const text =
      answerBy === null
        ? t('createTicket.created')
        : t('createTicket.createdUntil', { when: momentWords(t, locale, new Date(answerBy)) });
    showToast({ tone: 'positive', text });
  };
}

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

/** By which words the help centre is asked about a transaction; one that the ledger does not have paid nothing. */
function wordsFor(transaction: RecentTransaction | undefined): string {
  const kinds = transaction?.parts.map(({ kind }) => kind) ?? [];
  if (kinds.includes('lost')) return 'lost income';
  if (kinds.includes('claim')) return 'claim';
  if (kinds.includes('participation')) return 'purchase level';
  return kinds.length > 0 ? 'fee split bonus' : 'failed purchase';
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
  const [places] = useState(() => draftPlaces(transaction));
  const [draft, setDraft] = useState<TicketDraft>(() => ({
    ...emptyDraft,
    subject: drafts.read(places.subject),
    message: drafts.read(places.message),
  }));
  const uploads = useUploads((file, options) => uploadFile(client, file, options));
  const { mutate, isPending, isError } = useCreateTicket(uploads.watch);
  const uploadPercent = useUploadBar(uploads.stage, isPending);
  const sayCreated = useSayCreated();
  const [isUnread, setUnread] = useState(false);
  const attempt = useRef<TicketAttempt | null>(null);
  const help = useRef<HelpTried>({ offered: [], opened: [] });
  const guard = useSecretGuard(() => {});
  const { data: transactions = [] } = useRecentTransactions(isOpen);
  // What was sent stays as it was: an attempt that is made again must be the same one.
  const receipts = useReceipts((change) => isPending || setDraft(change));
  const { variables: asked = null } = receipts;
  // A receipt that was taken out of the files again is picked no more.
  const isAsked = (one: RecentTransaction) => one.transaction === asked;
  const hasReceipt = asked !== null && draft.files.some(({ name }) => name === receiptName(asked));
  const picked = receipts.isPending || hasReceipt ? asked : null;
  // Sent or given up: nothing of it is kept, and it stands as it was until it is out of sight.
  const [isOver, setOver] = useState(false);
  const kept = isOver ? emptyDraft : draft;
  useKeptDraft(places.subject, kept.subject);
  useKeptDraft(places.message, kept.message);

  const pickFirst = useEffectEvent(() => {
    if (transaction !== null) receipts.mutate(transaction);
  });
  useEffect(() => pickFirst(), []);

  function create() {
    // A reply may be lost after the ticket was made: the same attempt must be known as the same one.
    const isSame = picked === null || attempt.current?.transaction === picked;
    const isAgain = isSame && attempt.current?.draft === draft;
    const key = (isAgain && attempt.current?.key) || newMessageKey();
    const tried = (isAgain && attempt.current?.help) || { ...help.current };
    const signal = uploads.begin(draft.files);
    const about = (isAgain && attempt.current?.transaction) || picked;
    attempt.current = { draft, transaction: about, help: tried, key, signal };
    setUnread(false);
    mutate(attempt.current, {
      onSuccess(ticket) {
        setOver(true);
        onCreated(ticket);
        // What stands over the list says it of a ticket whose files are missing.
        if (ticket.unsent.length === 0) void sayCreated();
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
        <>
          <TransactionPicker
            transactions={transactions}
            picked={picked}
            onPick={(hash) => receipts.mutate(hash)}
            reading={receipts.status}
            isDisabled={isPending}
          />
          <HelpSuggestions
            subject={draft.subject}
            transaction={hasReceipt ? wordsFor(transactions.find(isAsked)) : ''}
            tried={help}
          />
        </>
      }
      promise={isOpen && <NewTicketPromise />}
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
