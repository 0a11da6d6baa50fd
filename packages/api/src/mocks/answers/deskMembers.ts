import { type ChainEventKind, chainEventKinds, fromDecimal, toDecimal } from '@upline/domain';
import type { ReplyData } from '../../contract.ts';
import type { Answers } from '../call.ts';
import { linesOf, sumsOf } from '../ledgerLines.ts';
import type { Person } from '../members.ts';
import { MockApiError } from '../mockApiError.ts';
import type { MockBackend } from '../mockBackend.ts';
import { lookAt } from '../ticketTransaction.ts';
import { afterCursor } from './pageOf.ts';
import { personOf } from './personOf.ts';

type Event = ReplyData<'deskMemberChain'>['events'][number];

interface Placed {
  event: Event;
  /** The sort key, newest first. */
  key: readonly [number, number];
}

const isListed = (kind: string): kind is ChainEventKind => chainEventKinds.some((one) => one === kind);

/** A member's chain history, newest first. An allowance is placed one block before its purchase. */
function historyOf(backend: MockBackend, wallet: string): Placed[] {
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

const ticketsAtOnce = 20;

export function deskMemberAnswers(backend: MockBackend) {
  const { audit, tickets } = backend;

  function existing(named: string): Person {
    const person = backend.find(named);
    if (!person) throw new MockApiError(404, 'server.unknownMember');
    return person;
  }

  const reading = () => ({
    isReachable: backend.isChainReachable,
    reached: { block: backend.ledgerBlock().toString(), at: backend.now().toISOString() },
  });

  return {
    deskMember({ params: { memberId } }, { caller }) {
      const { wallet, sponsor } = existing(memberId);
      const at = backend.now();
      audit.record({ staff: caller().wallet, act: 'profile', member: wallet });
      const sums = sumsOf(linesOf(backend, wallet, { kind: [] }));
      const sum = (...kinds: (keyof typeof sums)[]) =>
        kinds.reduce((total, kind) => total + fromDecimal(sums[kind]), 0n);
      const received = sum('referral', 'level', 'global');
      const own = tickets.of(wallet);
      return {
        member: personOf(backend, wallet),
        sponsor: sponsor ? personOf(backend, sponsor) : null,
        positions: backend.activatedOf(wallet),
        paidIn: sums.participation,
        received: toDecimal(received),
        claimable: toDecimal(received - sum('claim')),
        lost: sums.lost,
        wallet: backend.isChainReachable ? { coin: '611.2', gas: '3810000000000000000' } : null,
        reading: reading(),
        openedAt: at.toISOString(),
        tickets: own.slice(0, ticketsAtOnce).map(({ id, number, subject, status, updatedAt }) => ({
          id,
          number,
          subject,
          status,
          updatedAt: updatedAt.toISOString(),
        })),
        ticketCount: own.length,
      };
    },
    deskMemberChain({ params: { memberId }, query }, { caller }) {
      const { wallet } = existing(memberId);
      audit.record({ staff: caller().wallet, act: 'history', member: wallet });
      const { rows, nextCursor } = afterCursor(historyOf(backend, wallet), query, ({ key }) => key);
      return {
        events: rows.map(({ event }) => event),
        nextCursor,
        reading: reading(),
        allowancesFrom: backend.outcomes.allowancesFrom,
      };
    },
    deskTransaction({ params: { ticketId } }, { caller }) {
      const ticket =
        tickets.find(ticketId) ?? tickets.all().find(({ number }) => String(number) === ticketId);
      if (!ticket) throw new MockApiError(404, 'server.unknownTicket');
      const { wallet, transaction } = ticket;
      audit.record({ staff: caller().wallet, act: 'transaction', ticketId: ticket.id, member: wallet });
      if (!transaction) throw new MockApiError(404, 'server.unknownTicket');
      const seen = lookAt(backend, wallet, transaction.hash, transaction.outcome);
      tickets.follow(ticket.id, seen);
      const { hash, outcome } = seen;
      return {
        hash,
        outcome: outcome && {
          ...outcome,
          from: outcome.from === null ? null : personOf(backend, outcome.from),
        },
        isFinal: outcome?.block ? BigInt(outcome.block) <= backend.finalBlock() : false,
        isFromChain: backend.isChainReachable,
        events: historyOf(backend, wallet).flatMap(({ event }) =>
          event.transaction === hash && event.kind !== 'allowance' ? [event] : [],
        ),
        reading: reading(),
      };
    },
  } satisfies Answers;
}
