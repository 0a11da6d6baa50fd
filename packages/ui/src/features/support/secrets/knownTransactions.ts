import type { QueryClient } from '@tanstack/react-query';
import type { WalletHistory } from '../../../ports/balances.ts';
import { chainRoot, serverRoot } from '../../../queries/queryRoots.ts';
import type { RecentTransaction } from '../../ledger/read/recentTransactionsQuery.ts';
import type { Notification } from '../../notifications/notificationsQuery.ts';

/**
 * Hashes of the transactions in the query cache, `0x` and lower case. Unknown values are not sent
 * to the server, because they might be private keys.
 */
export function knownTransactions(queries: QueryClient): Set<string> {
  const told = queries.getQueriesData<readonly Notification[]>({ queryKey: [serverRoot, 'notifications'] });
  const lines = queries.getQueriesData<readonly RecentTransaction[]>({
    queryKey: [serverRoot, 'recentTransactions'],
  });
  const moved = queries.getQueriesData<WalletHistory>({ queryKey: [chainRoot, 'history'] });
  const hashes = [
    ...told.flatMap(([, list = []]) => list.map(({ transaction }) => transaction)),
    ...lines.flatMap(([, list = []]) => list.map(({ transaction }) => transaction)),
    ...moved.flatMap(([, history]) => history?.transactions.map(({ hash }) => hash) ?? []),
  ];
  return new Set(hashes.map((hash) => hash.toLowerCase()));
}
