import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Client, LedgerLine } from '@upline/api';
import { fromDecimal, type Income, type IncomeDays, withLine } from '@upline/domain';
import { usePorts } from '../../../ports/ports.tsx';
import { useWalletId } from '../../../queries/useWalletId.ts';
import { whileTurning } from '../../../queries/whileTurning.ts';
import { jsonLines } from '../read/jsonLines.ts';
import type { LedgerFilter } from '../read/ledgerFilter.ts';
import { filterIn } from '../read/ledgerQuestion.ts';

/** Adds every line that a filter lets through up by day. @throws ApiError; SyntaxError when the file breaks off. */
async function fetchIncomeDays(
  client: Client,
  wallet: string,
  filter: LedgerFilter,
  signal: AbortSignal,
): Promise<IncomeDays> {
  const query = { ...filterIn(filter), format: 'json' } as const;
  const { body } = await client.open('ledgerExport', { params: { wallet }, query }, { signal });
  const days = new Map<string, Income>();
  if (!body) return days;
  for await (const line of jsonLines(body)) {
    const { kind, position, amount, at } = line as LedgerLine;
    withLine(days, { kind, position, at, amount: fromDecimal(amount) });
  }
  return days;
}

/**
 * Not among the server's own answers, which are asked for again whenever any member's ledger moves: all lines are
 * read again only when their number or their sums have changed.
 */
function ledgerIncomeQuery(client: Client, wallet: string, filter: LedgerFilter, version: string | null) {
  const list = ['ledgerIncome', wallet, JSON.stringify(filter)];
  return queryOptions({
    queryKey: [...list, version],
    queryFn: ({ signal }) => fetchIncomeDays(client, wallet, filter, signal),
    enabled: wallet !== '' && version !== null,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: whileTurning(list),
  });
}

/**
 * What came in on each day, by the lines that a filter lets through. All of them are read.
 * @param version Differs when the lines do; `null` reads nothing, because there can be very many.
 */
export function useLedgerIncome(filter: LedgerFilter, version: string | null) {
  const { client } = usePorts();
  return useQuery(ledgerIncomeQuery(client, useWalletId(), filter, version));
}
