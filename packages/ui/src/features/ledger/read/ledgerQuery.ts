import { hashKey, queryOptions, useQuery } from '@tanstack/react-query';
import { type Client, type FeePart, knownLines, type LedgerLine, legOf } from '@upline/api';
import { fromDecimal, type LedgerKind, ledgerKinds, listPageSize } from '@upline/domain';
import { usePorts } from '../../../ports/ports.tsx';
import { serverRoot } from '../../../queries/queryRoots.ts';
import { useWalletId } from '../../../queries/useWalletId.ts';
import { whileTurning } from '../../../queries/whileTurning.ts';
import { filterIn, type LedgerQuestion } from './ledgerQuestion.ts';
import type { FeeOfLine, ShownLine } from './shownLine.ts';

/** A line as it came, which is what can be verified, and as it is shown. */
export interface LedgerRow {
  /** Names the line for ever. */
  id: string;
  line: LedgerLine;
  entry: ShownLine;
}

/** Units of 10⁻⁶ by kind. */
export type LedgerSums = Readonly<Record<LedgerKind, bigint>>;

/** One page of a ledger, with the sums and the number of all lines that were asked for. */
export interface LedgerPage {
  rows: readonly LedgerRow[];
  /** How many more lines the page has, of kinds that only a later release of this app can show. */
  newer: number;
  sums: LedgerSums;
  /** The part of each sum that the chain may still replace. */
  provisional: LedgerSums;
  total: number;
  pages: number;
  /** The block up to which the server had read the chain. */
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

/** A line as it is shown. */
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

/** What some lines come to. */
export function addedUp(rows: readonly Pick<LedgerRow, 'line'>[]): LedgerSums {
  const sums = Object.fromEntries(ledgerKinds.map((kind) => [kind, 0n])) as Record<LedgerKind, bigint>;
  for (const { line } of rows) sums[line.kind] += fromDecimal(line.amount);
  return sums;
}

function sumsOf(sums: Readonly<Record<LedgerKind, string>>): LedgerSums {
  return Object.fromEntries(ledgerKinds.map((kind) => [kind, fromDecimal(sums[kind])])) as LedgerSums;
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
  const lines = knownLines(data.lines);
  return {
    newer: data.lines.length - lines.length,
    rows: lines.map((line) => ({ id: line.id, line, entry: entryOf(line) })),
    sums: sumsOf(data.sums),
    // What is not said to be final is not shown as final.
    provisional: sumsOf(data.provisionalSums ?? data.sums),
    total: data.pagination.totalLines,
    pages: data.pagination.totalPages,
    block: client.ledgerBlock(),
  };
}

function ledgerQuery(client: Client, wallet: string, asked: LedgerQuestion) {
  const { page, ...filter } = asked;
  // The sums are those of one filter: only its own pages keep them on show.
  const list = [serverRoot, 'ledger', wallet, hashKey([filter])];
  return queryOptions({
    queryKey: [...list, page],
    queryFn: ({ signal }) => fetchLedger(client, wallet, asked, signal),
    placeholderData: whileTurning(list),
  });
}

/**
 * One page of the member's own ledger.
 * @param refetchInterval Milliseconds after which it is read again; `false` for never.
 * @param isAsked Whether it is needed.
 */
export function useLedger(asked: LedgerQuestion, refetchInterval: number | false = false, isAsked = true) {
  const { client } = usePorts();
  const wallet = useWalletId();
  const enabled = isAsked && wallet !== '';
  return useQuery({ ...ledgerQuery(client, wallet, asked), refetchInterval, enabled });
}
