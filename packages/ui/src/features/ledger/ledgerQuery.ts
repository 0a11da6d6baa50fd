import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Client, LedgerLine } from '@upline/api';
import { fromDecimal, type LedgerKind, ledgerKinds, listPageSize } from '@upline/domain';
import { usePorts } from '../../ports/ports.tsx';
import { serverRoot } from '../../queries/queryRoots.ts';
import { useWalletId } from '../../queries/useWalletId.ts';
import { whileTurning } from '../../queries/whileTurning.ts';
import { filterIn, type LedgerQuestion } from './ledgerQuestion.ts';
import type { ShownLine } from './line/shownLine.ts';

/** A line as it came, which is what can be verified, and as it is shown. */
export interface LedgerRow {
  line: LedgerLine;
  entry: ShownLine;
}

/** One page of a ledger, with the sums and the number of all lines that were asked for. */
export interface LedgerPage {
  rows: readonly LedgerRow[];
  sums: Readonly<Record<LedgerKind, bigint>>;
  total: number;
  pages: number;
  /** The block up to which the server had read the chain. */
  block: bigint;
}

function entryOf(line: LedgerLine): ShownLine {
  const { kind, position, from, fromId, fromName, receiver, missingPosition, transaction, at } = line;
  const isOwnDoing = kind === 'participation' || kind === 'claim';
  return {
    ...{ kind, position, transaction, at },
    amount: fromDecimal(line.amount),
    from: isOwnDoing ? null : { wallet: from, memberId: fromId, name: fromName },
    loss: missingPosition === null ? null : { receiver, missingPosition },
    isProvisional: line.isProvisional,
  };
}

/** Reads a page of the caller's own ledger, newest line first. @throws ApiError when the server does not give it. */
async function fetchLedger(
  client: Client,
  wallet: string,
  { page, ...filter }: LedgerQuestion,
  signal?: AbortSignal,
): Promise<LedgerPage> {
  const query = { ...filterIn(filter), page, limit: listPageSize };
  const { data } = await client.call('ledger', { params: { wallet }, query }, { signal });
  const sums = ledgerKinds.map((kind) => [kind, fromDecimal(data.sums[kind])]);
  return {
    rows: data.lines.map((line) => ({ line, entry: entryOf(line) })),
    sums: Object.fromEntries(sums) as LedgerPage['sums'],
    total: data.pagination.totalLines,
    pages: data.pagination.totalPages,
    block: client.ledgerBlock(),
  };
}

function ledgerQuery(client: Client, wallet: string, asked: LedgerQuestion) {
  const list = [serverRoot, 'ledger', wallet];
  return queryOptions({
    queryKey: [...list, asked],
    queryFn: ({ signal }) => fetchLedger(client, wallet, asked, signal),
    enabled: wallet !== '',
    placeholderData: whileTurning(list),
  });
}

/** One page of the member's own ledger. */
export function useLedger(asked: LedgerQuestion) {
  const { client } = usePorts();
  return useQuery(ledgerQuery(client, useWalletId(), asked));
}
