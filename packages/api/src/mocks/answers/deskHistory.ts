import { type ChainEventKind, chainEventKinds, toDecimal } from '@upline/domain';
import type { ReplyData } from '../../contract.ts';
import { linesOf } from '../ledgerLines.ts';
import type { MockBackend } from '../mockBackend.ts';
import { personOf } from './personOf.ts';

type Event = ReplyData<'deskMemberChain'>['events'][number];

interface Placed {
  event: Event;
  /** The sort key, newest first. */
  key: readonly [number, number];
}

const isListed = (kind: string): kind is ChainEventKind => chainEventKinds.some((one) => one === kind);

/** A member's chain history, newest first. An allowance is placed one block before its purchase. */
export function historyOf(backend: MockBackend, wallet: string): Placed[] {
  const lines = linesOf(backend, wallet, { kind: [] }).flatMap((line): Placed[] => {
    const { kind, position, block, logIndex, leg } = line;
    if (!isListed(kind)) return [];
    const event: Event = {
      id: `${block}-${logIndex}-${leg}`,
      kind,
      position,
      amount: toDecimal(line.amount),
      from: personOf(backend, line.from),
      receiver: line.receiver === null ? null : personOf(backend, line.receiver),
      transaction: line.transaction,
      block: block.toString(),
      at: line.at.toISOString(),
      isFinal: block <= backend.finalBlock(),
      check: backend.isChainReachable ? 'chain' : 'ledger',
    };
    return [{ event, key: [-Number(block), -(logIndex * 100 + leg + 2)] }];
  });
  const allowances = (backend.isChainReachable ? backend.outcomes.allowancesOf(wallet) : []).map(
    ({ position, amount, transaction, block, at }): Placed => ({
      event: {
        id: `${block}-allowance`,
        kind: 'allowance',
        position,
        amount: toDecimal(amount),
        from: personOf(backend, wallet),
        receiver: null,
        transaction,
        block: block.toString(),
        at: at.toISOString(),
        isFinal: block <= backend.finalBlock(),
        check: 'chain',
      },
      key: [-Number(block), -1],
    }),
  );
  return [...lines, ...allowances].toSorted(
    (one, other) => one.key[0] - other.key[0] || one.key[1] - other.key[1],
  );
}
