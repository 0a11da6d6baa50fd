import { useMutation } from '@tanstack/react-query';
import { usePorts } from '../../../ports/ports.tsx';
import { takeFiles } from '../attachments/takeFiles.ts';
import { trustFile } from '../secrets/textFiles.ts';
import type { TicketDraft } from './ticketDraft.ts';

/** The name of a transaction's receipt among the files of a ticket. */
const receiptName = (hash: string) => `receipt-${hash.slice(0, 10)}.txt`;

/**
 * Attaches receipts of transactions, as the chain has them, to a ticket that is being written.
 * @param change Changes the ticket as it is by then.
 */
export function useReceipts(change: (next: (draft: TicketDraft) => TicketDraft) => void) {
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
