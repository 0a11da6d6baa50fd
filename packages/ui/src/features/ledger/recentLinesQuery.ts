import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Client, LedgerLine } from '@upline/api';
import { usePorts } from '../../ports/ports.tsx';
import { serverRoot } from '../../queries/queryRoots.ts';
import { useWalletId } from '../../queries/useWalletId.ts';

/** What of a ledger's line tells one transaction from another. */
export type RecentLine = Pick<LedgerLine, 'transaction' | 'kind' | 'position' | 'amount' | 'at'>;

/** How many lines of the ledger are looked through. */
const looked = 50;

/** The latest lines of a wallet's ledger, one for each transaction. @throws ApiError when the server does not give them. */
async function fetchRecentLines(
  client: Client,
  wallet: string,
  signal?: AbortSignal,
): Promise<readonly RecentLine[]> {
  const { data } = await client.call(
    'ledger',
    { params: { wallet }, query: { page: 1, limit: looked } },
    { signal },
  );
  const byTransaction = new Map<string, RecentLine>();
  for (const line of data.lines) {
    if (!byTransaction.has(line.transaction)) byTransaction.set(line.transaction, line);
  }
  return [...byTransaction.values()];
}

function recentLinesQuery(client: Client, wallet: string) {
  return queryOptions({
    queryKey: [serverRoot, 'recentLines', wallet],
    queryFn: ({ signal }) => fetchRecentLines(client, wallet, signal),
  });
}

/** The transactions that the member's ledger tells of last. @param isAsked Whether anybody looks at them. */
export function useRecentLines(isAsked: boolean) {
  const { client } = usePorts();
  const wallet = useWalletId();
  return useQuery({ ...recentLinesQuery(client, wallet), enabled: isAsked && wallet !== '' });
}
