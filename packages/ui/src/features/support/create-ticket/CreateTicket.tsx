import { useMutation } from '@tanstack/react-query';
import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { MessagesContext } from '../../../messages/messagesContext.ts';
import { useMessage } from '../../../messages/useMessage.ts';
import { usePorts } from '../../../ports/ports.tsx';
import { useShowToast } from '../../../primitives/toast/toasts.ts';
import { uploadFile } from '../../../queries/uploadFile.ts';
import { HelpSuggestions, type HelpTried } from '../../help/HelpSuggestions.tsx';
import { type RecentTransaction, useRecentTransactions } from '../../ledger/read/recentTransactionsQuery.ts';
import { selectFiles } from '../attachments/selectFiles.ts';
import { newMessageKey } from '../attachments/sendOnce.ts';
import { useUploadBar } from '../attachments/useUploadBar.ts';
import { useUploads } from '../attachments/useUploads.ts';
import { trustFile } from '../secrets/textFiles.ts';
import { useKeptDraft } from '../secrets/useKeptDraft.ts';
import { useSecretGuard } from '../secrets/useSecretGuard.tsx';
import { momentText } from '../sla/momentText.ts';
import { NewTicketSla } from '../sla/NewTicketSla.tsx';
import { CreateTicketDialog } from './CreateTicketDialog.tsx';
import { draftKeys } from './draftKeys.ts';
import { TransactionPicker } from './TransactionPicker.tsx';
import { emptyDraft, type TicketDraft } from './ticketDraft.ts';
import { type TicketAttempt, useCreateTicket } from './useCreateTicket.ts';

/** Confirms a created ticket, with the promised answer time if the server has one. */
function useSayCreated() {
  const { client } = usePorts();
  const t = useMessage();
  const { locale } = useContext(MessagesContext);
  const showToast = useShowToast();
  return async () => {
    // Not a query: the closing dialog would cancel it.
    const reply = await client.call('supportPromise', {}).catch(() => null);
    const answerBy = reply?.data.answerBy ?? null;
    const text =
      answerBy === null
        ? t('createTicket.created')
        : t('createTicket.createdUntil', { when: momentText(t, locale, new Date(answerBy)) });
    showToast({ tone: 'positive', text });
  };
}

const receiptName = (hash: string) => `receipt-${hash.slice(0, 10)}.txt`;

/**
 * Attaches receipts of transactions, read from the chain, to a draft.
 * @param change Updates the current draft.
 */
function useReceipts(change: (next: (draft: TicketDraft) => TicketDraft) => void) {
  const { balances } = usePorts();
  return useMutation({
    networkMode: 'always',
    mutationFn: (hash: string) => balances.receipt(hash),
    onSuccess(text, hash) {
      // The same transaction yields the same file, so picking it again adds nothing.
      const file = new File([text], receiptName(hash), { type: 'text/plain', lastModified: 0 });
      change((draft) => ({ ...draft, files: selectFiles(draft.files, [trustFile(file)]).files }));
    },
  });
}

/** Search words for help articles on a transaction; one missing from the ledger paid nothing. */
function wordsFor(transaction: RecentTransaction | undefined): string {
  const kinds = transaction?.parts.map(({ kind }) => kind) ?? [];
  if (kinds.includes('lost')) return 'lost income';
  if (kinds.includes('claim')) return 'claim';
  if (kinds.includes('participation')) return 'purchase level';
  return kinds.length > 0 ? 'fee split bonus' : 'failed purchase';
}

export interface CreatedTicket {
  id: string;
  /** Files that could not be uploaded. */
  unsent: readonly File[];
}

export interface CreateTicketProps {
  isOpen: boolean;
  /** Hash of the transaction preselected in the form. @default null */
  transaction?: string | null;
  onCreated: (ticket: CreatedTicket) => void;
  onClose: () => void;
}

/** Creates one ticket, over any number of attempts; mount a new instance for the next. Spec §4. */
export function CreateTicket({ isOpen, transaction = null, onCreated, onClose }: CreateTicketProps) {
  const { client, drafts } = usePorts();
  const [places] = useState(() => draftKeys(transaction));
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
  // The draft of a pending attempt must not change: a retry has to send the same body.
  const receipts = useReceipts((change) => isPending || setDraft(change));
  const { variables: asked = null } = receipts;
  // A receipt that was removed from the files is no longer picked.
  const isAsked = (one: RecentTransaction) => one.transaction === asked;
  const hasReceipt = asked !== null && draft.files.some(({ name }) => name === receiptName(asked));
  const picked = receipts.isPending || hasReceipt ? asked : null;
  // After sending or discarding, the stored draft is cleared while the closing dialog still shows
  // it.
  const [isOver, setOver] = useState(false);
  const kept = isOver ? emptyDraft : draft;
  useKeptDraft(places.subject, kept.subject);
  useKeptDraft(places.message, kept.message);

  const pickFirst = useEffectEvent(() => {
    if (transaction !== null) receipts.mutate(transaction);
  });
  useEffect(() => pickFirst(), []);

  function create() {
    // If the reply was lost, the retry must reuse the key of the attempt.
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
        // For a ticket without its files, the notice above the list confirms it.
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
      promise={isOpen && <NewTicketSla />}
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
