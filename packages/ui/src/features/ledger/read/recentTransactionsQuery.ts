import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Client, knownLines, type LedgerLine } from '@upline/api';
import { fromDecimal, type LedgerKind, type Position, shortAddress } from '@upline/domain';
import { usePorts } from '../../../ports/ports.tsx';
import { serverRoot } from '../../../queries/queryRoots.ts';
import { useWalletId } from '../../../queries/useWalletId.ts';

/** A transaction with all its effects on the member. */
export interface RecentTransaction {
  /** Transaction hash. */
  transaction: string;
  /** ISO 8601. */
  at: string;
  position: Position;
  /** Name or short wallet of the buyer; `null` for the member's own purchase or claim. */
  buyer: string | null;
  /** Amount of each line in units of 10⁻⁶, always positive; the kind determines the direction. */
  parts: readonly { kind: LedgerKind; amount: bigint }[];
}

/** Number of ledger lines to search. */
const looked = 50;

function transactionOf(lines: readonly LedgerLine[]): RecentTransaction[] {
  const [first] = lines;
  if (!first) return [];
  const { transaction, at, position, kind, from, fromName } = first;
  const isOwn = kind === 'participation' || kind === 'claim';
  return [
    {
      ...{ transaction, at, position },
      buyer: isOwn ? null : fromName || shortAddress(from),
      parts: lines.map((line) => ({ kind: line.kind, amount: fromDecimal(line.amount) })),
    },
  ];
}

/** The latest complete transactions of a wallet's ledger. @throws ApiError */
async function fetchRecentTransactions(
  client: Client,
  wallet: string,
  signal?: AbortSignal,
): Promise<readonly RecentTransaction[]> {
  const { data } = await client.call(
    'ledger',
    { params: { wallet }, query: { page: 1, limit: looked } },
    { signal },
  );
  const byHash = new Map<string, LedgerLine[]>();
  for (const line of knownLines(data.lines)) {
    byHash.set(line.transaction, [...(byHash.get(line.transaction) ?? []), line]);
  }
  const found = [...byHash.values()];
  // The oldest transaction may continue on the next page; part of its lines would show a wrong
  // amount.
  const isCut = data.pagination.totalLines > data.lines.length && found.length > 1;
  return (isCut ? found.slice(0, -1) : found).flatMap(transactionOf);
}

function recentTransactionsQuery(client: Client, wallet: string) {
  return queryOptions({
    queryKey: [serverRoot, 'recentTransactions', wallet],
    queryFn: ({ signal }) => fetchRecentTransactions(client, wallet, signal),
  });
}

/** The latest transactions of the member's ledger. @param isAsked False disables the query. */
export function useRecentTransactions(isAsked: boolean) {
  const { client } = usePorts();
  const wallet = useWalletId();
  return useQuery({ ...recentTransactionsQuery(client, wallet), enabled: isAsked && wallet !== '' });
}
