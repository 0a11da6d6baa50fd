import { useMutation } from '@tanstack/react-query';
import type { Client } from '@upline/api';
import { usePorts } from '../../ports/ports.tsx';
import { useWalletId } from '../../queries/useWalletId.ts';
import type { LedgerFilter } from './ledgerFilter.ts';
import { filterIn } from './ledgerQuestion.ts';

export type LedgerFormat = 'csv' | 'json';

/** A file with the name that the server gives it. */
async function fetchFile(client: Client, wallet: string, filter: LedgerFilter, format: LedgerFormat) {
  const query = { ...filterIn(filter), format };
  const reply = await client.open('ledgerExport', { params: { wallet }, query });
  const [, name = `ledger.${format}`] =
    /filename="([^"]+)"/.exec(reply.headers.get('Content-Disposition') ?? '') ?? [];
  return { name, content: await reply.blob() };
}

/** Gives a file to the browser to keep. */
function save({ name, content }: { name: string; content: Blob }): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has taken the address by then; what it points to must not stay in memory.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Downloads every line that a filter lets through. */
export function useLedgerFile(filter: LedgerFilter) {
  const { client } = usePorts();
  const wallet = useWalletId();
  return useMutation({
    mutationFn: async (format: LedgerFormat) => save(await fetchFile(client, wallet, filter, format)),
  });
}
