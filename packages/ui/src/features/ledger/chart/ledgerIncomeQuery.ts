import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Client, LedgerLine } from '@upline/api';
import { fromDecimal, type Income, type IncomeDays, withLine } from '@upline/domain';
import { usePorts } from '../../../ports/ports.tsx';
import { useWalletId } from '../../../queries/useWalletId.ts';
import { whileTurning } from '../../../queries/whileTurning.ts';
import { jsonLines } from '../read/jsonLines.ts';
import type { LedgerFilter } from '../read/ledgerFilter.ts';
import { filterIn } from '../read/ledgerQuestion.ts';

/** Sums the filtered lines by day. @throws ApiError, or SyntaxError for a truncated file. */
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
 * Outside `serverRoot`, which is invalidated on every ledger change: all lines are read again only
 * if their number or sums have changed.
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
 * Income by day of all filtered lines.
 * @param version Changes with the lines; `null` disables the query, because there may be very many
 * lines.
 */
export function useLedgerIncome(filter: LedgerFilter, version: string | null) {
  const { client } = usePorts();
  return useQuery(ledgerIncomeQuery(client, useWalletId(), filter, version));
}
