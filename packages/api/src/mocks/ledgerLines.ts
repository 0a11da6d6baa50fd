import { type LedgerKind, ledgerKinds, toDecimal } from '@upline/domain';
import type { HandlerInput, LedgerLine, ReplyData } from '../contract.ts';
import { type FeePart, partOf } from '../feePart.ts';
import type { Line, ShareLine } from './chain.ts';
import { poolAddressAt } from './identities.ts';
import type { MockBackend } from './mockBackend.ts';

type Filter = Pick<HandlerInput<'ledger'>['query'], 'kind' | 'position' | 'from' | 'to'>;

/** By block, log and leg, which are unique within a wallet. */
function compare(one: Line | ShareLine, other: Line | ShareLine): number {
  return Number(one.block - other.block) || one.logIndex - other.logIndex || one.leg - other.leg;
}

/** A wallet's rows that match a filter, oldest first, up to the ledger's block. */
export function linesOf(backend: MockBackend, wallet: string, filter: Filter): (Line | ShareLine)[] {
  const { chain } = backend;
  const reached = backend.ledgerBlock();
  const own = chain.lines.filter((line) => line.wallet === wallet && line.block <= reached);
  const { kind, position, from, to } = filter;
  return [...own, ...chain.globalLines(wallet, reached)]
    .filter((line) => kind.length === 0 || kind.includes(line.kind))
    .filter((line) => position === undefined || line.position === position)
    .filter(({ at }) => from === undefined || at >= new Date(from))
    .filter(({ at }) => to === undefined || at < new Date(to))
    .toSorted(compare);
}

/** The sum of rows by kind; 0 for a kind without rows. */
export function sumsOf(lines: readonly (Line | ShareLine)[]): ReplyData<'ledger'>['sums'] {
  const sum = (kind: LedgerKind) =>
    lines.filter((line) => line.kind === kind).reduce((total, { amount }) => total + amount, 0n);
  const sums = ledgerKinds.map((kind) => [kind, toDecimal(sum(kind))]);
  return Object.fromEntries(sums) as ReplyData<'ledger'>['sums'];
}

function partsOf(backend: MockBackend, { transaction }: Line | ShareLine): FeePart[] {
  const bought = backend.chain.transactions.find((one) => one.transaction === transaction);
  if (bought?.kind !== 'purchase') return [];
  const who = (wallet: string) => {
    const member = backend.memberByWallet(wallet);
    return { memberId: member?.id ?? '', name: member?.name ?? '' };
  };
  return bought.legs.map((leg) => partOf(leg, who, backend.display));
}

export function told(backend: MockBackend, line: Line | ShareLine): LedgerLine {
  const from = backend.memberByWallet(line.from);
  const receiver = line.receiver === null ? undefined : backend.memberByWallet(line.receiver);
  return {
    id: `${line.block}-${line.logIndex}-${line.leg}`,
    kind: line.kind,
    position: line.position,
    contractAddress: poolAddressAt(line.position),
    amount: toDecimal(line.amount),
    from: backend.display(line.from),
    fromId: from?.id ?? '',
    fromName: from?.name ?? '',
    receiver: line.receiver === null ? '' : backend.display(line.receiver),
    receiverId: receiver?.id ?? '',
    receiverName: receiver?.name ?? '',
    reason: line.kind === 'lost' ? 'positionNotActivated' : null,
    missingPosition: line.kind === 'lost' ? line.position : null,
    transaction: line.transaction,
    logIndex: line.logIndex,
    block: line.block.toString(),
    at: line.at.toISOString(),
    isProvisional: line.block > backend.finalBlock(),
    ...(line.kind === 'participation' && { parts: partsOf(backend, line) }),
  };
}
