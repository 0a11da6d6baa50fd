import { hashKey, queryOptions, useQuery } from '@tanstack/react-query';
import { type Client, type FeePart, knownLines, type LedgerLine, legOf } from '@upline/api';
import { fromDecimal, type LedgerKind, ledgerKinds, listPageSize } from '@upline/domain';
import { usePorts } from '../../../ports/ports.tsx';
import { serverRoot } from '../../../queries/queryRoots.ts';
import { useWalletId } from '../../../queries/useWalletId.ts';
import { whileTurning } from '../../../queries/whileTurning.ts';
import { filterIn, type LedgerQuestion } from './ledgerQuestion.ts';
import type { FeeOfLine, ShownLine } from './shownLine.ts';

/** A line as received, for verification, and as displayed. */
export interface LedgerRow {
  id: string;
  line: LedgerLine;
  entry: ShownLine;
}

/** Units of 10⁻⁶ by kind. */
export type LedgerSums = Readonly<Record<LedgerKind, bigint>>;

/** One page of a ledger, with sums and count of all filtered lines. */
export interface LedgerPage {
  rows: readonly LedgerRow[];
  /** Number of lines on this page with kinds that only a newer release of the app can show. */
  newer: number;
  sums: LedgerSums;
  /** The part of each sum that a chain reorganisation can still change. */
  provisional: LedgerSums;
  total: number;
  pages: number;
  /** The server's latest block. */
  block: bigint;
}

function splitOf(parts: readonly FeePart[] | undefined): FeeOfLine | null {
  if (!parts) return null;
  const people = parts.flatMap(({ wallet, memberId, name, instead, insteadId, insteadName }) => [
    { wallet, memberId, name },
    { wallet: instead, memberId: insteadId, name: insteadName },
  ]);
  return { legs: parts.map(legOf), people: people.filter(({ wallet }) => wallet !== '') };
}

/** The displayed form of a line. */
export function entryOf(line: LedgerLine): ShownLine {
  const { kind, position, transaction, at, block, isProvisional } = line;
  const isOwnDoing = kind === 'participation' || kind === 'claim';
  const facts = {
    ...{ position, transaction, at, isProvisional },
    amount: fromDecimal(line.amount),
    from: isOwnDoing ? null : { wallet: line.from, memberId: line.fromId, name: line.fromName },
    block: BigInt(block),
  };
  if (kind !== 'lost') return { ...facts, kind, receiver: null, split: splitOf(line.parts) };
  const receiver = { wallet: line.receiver, memberId: line.receiverId ?? '', name: line.receiverName ?? '' };
  return { ...facts, kind, receiver };
}

/** The sums of lines by kind. */
export function addedUp(rows: readonly Pick<LedgerRow, 'line'>[]): LedgerSums {
  const sums = Object.fromEntries(ledgerKinds.map((kind) => [kind, 0n])) as Record<LedgerKind, bigint>;
  for (const { line } of rows) sums[line.kind] += fromDecimal(line.amount);
  return sums;
}

function sumsOf(sums: Readonly<Record<LedgerKind, string>>): LedgerSums {
  return Object.fromEntries(ledgerKinds.map((kind) => [kind, fromDecimal(sums[kind])])) as LedgerSums;
}

/** Loads a page of the caller's ledger, newest line first. @throws ApiError */
async function fetchLedger(
  client: Client,
  wallet: string,
  { page, ...filter }: LedgerQuestion,
  signal?: AbortSignal,
): Promise<LedgerPage> {
  const query = { ...filterIn(filter), page, limit: listPageSize };
  const { data } = await client.call('ledger', { params: { wallet }, query }, { signal });
  const lines = knownLines(data.lines);
  return {
    newer: data.lines.length - lines.length,
    rows: lines.map((line) => ({ id: line.id, line, entry: entryOf(line) })),
    sums: sumsOf(data.sums),
    // Sums count as provisional unless the server marks them as final.
    provisional: sumsOf(data.provisionalSums ?? data.sums),
    total: data.pagination.totalLines,
    pages: data.pagination.totalPages,
    block: client.ledgerBlock(),
  };
}

function ledgerQuery(client: Client, wallet: string, asked: LedgerQuestion) {
  const { page, ...filter } = asked;
  // Sums belong to a filter, so only another page of the same filter may show the previous ones.
  const list = [serverRoot, 'ledger', wallet, hashKey([filter])];
  return queryOptions({
    queryKey: [...list, page],
    queryFn: ({ signal }) => fetchLedger(client, wallet, asked, signal),
    placeholderData: whileTurning(list),
  });
}

/**
 * One page of the member's ledger.
 * @param refetchInterval Milliseconds; `false` for never.
 * @param isAsked False disables the query.
 */
export function useLedger(asked: LedgerQuestion, refetchInterval: number | false = false, isAsked = true) {
  const { client } = usePorts();
  const wallet = useWalletId();
  const enabled = isAsked && wallet !== '';
  return useQuery({ ...ledgerQuery(client, wallet, asked), refetchInterval, enabled });
}
