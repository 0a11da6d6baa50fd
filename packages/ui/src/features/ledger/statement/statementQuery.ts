import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { type Client, knownLines, type LedgerLine } from '@upline/api';
import { localDay } from '@upline/domain';
import { usePorts } from '../../../ports/ports.tsx';
import { serverRoot } from '../../../queries/queryRoots.ts';
import { useWalletId } from '../../../queries/useWalletId.ts';
import { jsonLines } from '../read/jsonLines.ts';
import { everything, type LedgerFilter } from '../read/ledgerFilter.ts';
import { addedUp, entryOf, type LedgerPage, type LedgerRow } from '../read/ledgerQuery.ts';
import { filterIn } from '../read/ledgerQuestion.ts';

/** Maximum number of printed lines. */
const mostLines = 1000;

/** All filtered lines, newest first, with their totals. */
export interface Statement extends Pick<LedgerPage, 'sums' | 'provisional' | 'block' | 'newer'> {
  filter: LedgerFilter;
  /** `YYYY-MM` of the requested month; `null` for another filter. */
  month: string | null;
  rows: readonly LedgerRow[];
  /** Time of loading, ISO 8601. */
  at: string;
}

/** A statement, or the number of its lines if above the maximum. */
export type StatementOutcome = Statement | { tooMany: number };

/** The days of a month in the reader's time zone. @param month `YYYY-MM`. */
function monthFilter(month: string): LedgerFilter {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return { ...everything, from: `${month}-01`, to: localDay(new Date(year, number, 0)) };
}

/** @throws ApiError, or SyntaxError for a truncated file. */
async function fetchStatement(
  client: Client,
  wallet: string,
  wished: { filter: LedgerFilter; month: string | null },
): Promise<StatementOutcome> {
  const { filter } = wished;
  const asked = { params: { wallet }, query: { ...filterIn(filter), limit: 1 } };
  const { totalLines } = (await client.call('ledger', asked)).data.pagination;
  if (totalLines > mostLines) return { tooMany: totalLines };
  const query = { ...filterIn(filter), format: 'json' } as const;
  const { body } = await client.open('ledgerExport', { params: { wallet }, query });
  const rows: LedgerRow[] = [];
  let newer = 0;
  if (body) {
    for await (const found of jsonLines(body)) {
      const [line] = knownLines([found as LedgerLine]);
      if (line) rows.unshift({ id: line.id, line, entry: entryOf(line) });
      else newer += 1;
    }
  }
  return {
    ...wished,
    rows,
    newer,
    sums: addedUp(rows),
    provisional: addedUp(rows.filter(({ line }) => line.isProvisional)),
    block: client.ledgerBlock(),
    at: new Date().toISOString(),
  };
}

/** Loads all lines of a filter, or of a month as `YYYY-MM`. */
export function useStatement(onRead: (statement: Statement) => void) {
  const { client } = usePorts();
  const wallet = useWalletId();
  return useMutation({
    networkMode: 'always',
    mutationFn: (of: LedgerFilter | string) =>
      fetchStatement(
        client,
        wallet,
        typeof of === 'string' ? { filter: monthFilter(of), month: of } : { filter: of, month: null },
      ),
    onSuccess: (outcome) => {
      if ('rows' in outcome) onRead(outcome);
    },
  });
}

/** The months from a date to the current one, newest first, as `YYYY-MM`. */
function monthsSince(first: Date, now: Date): string[] {
  const months: string[] = [];
  for (let at = new Date(now.getFullYear(), now.getMonth(), 1); at > first || months.length === 0; ) {
    months.push(localDay(at).slice(0, 7));
    at = new Date(at.getFullYear(), at.getMonth() - 1, 1);
  }
  const oldest = localDay(first).slice(0, 7);
  return months.includes(oldest) ? months : [...months, oldest];
}

/** @returns The months between a ledger's first line and now; empty for an empty ledger. */
async function fetchMonths(client: Client, wallet: string, signal: AbortSignal): Promise<readonly string[]> {
  const lineAt = async (page: number) =>
    (await client.call('ledger', { params: { wallet }, query: { page, limit: 1 } }, { signal })).data;
  const { totalPages } = (await lineAt(1)).pagination;
  const [oldest] = (await lineAt(totalPages)).lines;
  return oldest ? monthsSince(new Date(oldest.at), new Date()) : [];
}

function monthsQuery(client: Client, wallet: string) {
  return queryOptions({
    queryKey: [serverRoot, 'ledgerMonths', wallet],
    queryFn: ({ signal }) => fetchMonths(client, wallet, signal),
  });
}

/** The available months of a statement, newest first. @param isAsked False disables the query. */
export function useMonths(isAsked: boolean) {
  const { client } = usePorts();
  const wallet = useWalletId();
  return useQuery({ ...monthsQuery(client, wallet), enabled: isAsked && wallet !== '' });
}
