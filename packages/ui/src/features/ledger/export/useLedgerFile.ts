import { useMutation } from '@tanstack/react-query';
import type { Client } from '@upline/api';
import { useMessage } from '../../../messages/useMessage.ts';
import { byteOrderMark, fileNameOf, type NamedFile, saveFile } from '../../../patterns/save-file/saveFile.ts';
import { usePorts } from '../../../ports/ports.tsx';
import { useNameOf } from '../../../queries/useOperator.ts';
import { useWalletId } from '../../../queries/useWalletId.ts';
import { jsonLines } from '../read/jsonLines.ts';
import type { LedgerFilter } from '../read/ledgerFilter.ts';
import { filterIn } from '../read/ledgerQuestion.ts';
import { peopleCsv } from './peopleCsv.ts';

/** `people` is a CSV with translated text, made here; the server produces the others. */
export type LedgerFormat = 'people' | 'csv' | 'json';

/** A file with the server's file name. */
async function fetchFile(client: Client, wallet: string, filter: LedgerFilter, format: 'csv' | 'json') {
  const query = { ...filterIn(filter), format };
  const reply = await client.open('ledgerExport', { params: { wallet }, query });
  return { name: fileNameOf(reply, `ledger.${format}`), reply };
}

async function filePeopleRead(
  client: Client,
  wallet: string,
  filter: LedgerFilter,
  { heads, row }: ReturnType<typeof peopleCsv>,
): Promise<NamedFile> {
  const { name, reply } = await fetchFile(client, wallet, filter, 'json');
  const parts = [byteOrderMark, heads];
  if (reply.body)
    for await (const line of jsonLines(reply.body)) parts.push(row(line as Parameters<typeof row>[0]));
  return {
    name: name.replace(/\.json$/, '-spreadsheet.csv'),
    content: new Blob(parts, { type: 'text/csv' }),
  };
}

/** Downloads all filtered lines. */
export function useLedgerFile(filter: LedgerFilter) {
  const { client } = usePorts();
  const wallet = useWalletId();
  const t = useMessage();
  const nameOf = useNameOf('start');
  return useMutation({
    mutationFn: async (format: LedgerFormat) => {
      if (format === 'people') {
        saveFile(await filePeopleRead(client, wallet, filter, peopleCsv(t, nameOf)));
      } else {
        const { name, reply } = await fetchFile(client, wallet, filter, format);
        saveFile({ name, content: await reply.blob() });
      }
    },
  });
}
