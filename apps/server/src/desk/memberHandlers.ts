import { desc, eq } from 'drizzle-orm';
import type { Address } from 'viem';
import { record } from '../audit/record.ts';
import type { ChainContext } from '../chain/chainContext.ts';
import { inOneMoment } from '../db/inOneMoment.ts';
import type { Db } from '../db/openDb.ts';
import type { Handlers } from '../http/handlers.ts';
import { HttpFailure } from '../http/httpFailure.ts';
import { findPerson, type Person } from '../members/people.ts';
import { holdNamedTicket } from '../tickets/requireOpenTicket.ts';
import { tickets } from '../tickets/schema.ts';
import { keepSeen, keptBefore, lookAt } from '../tickets/transactions.ts';
import { eventsOf, readHistory, readOf } from './memberChain.ts';
import { readFigures, readReached, readWallet } from './memberFigures.ts';
import { namesOf } from './people.ts';

interface Dependencies {
  db: Db;
  chain: ChainContext;
}

const lower = (wallet: Address) => wallet.toLowerCase() as Address;

/** The most tickets that a profile names. */
const ticketsAtOnce = 20;

/** What support sees of the member beside a ticket; nothing of it can be changed there. */
export function memberHandlers({
  db,
  chain,
}: Dependencies): Pick<Handlers, 'deskMember' | 'deskMemberChain' | 'deskTransaction'> {
  async function existing(named: string): Promise<Person> {
    const person = await findPerson(db, named);
    if (person === null) throw new HttpFailure(404, 'server.unknownMember');
    return person;
  }

  return {
    async deskMember({ params: { memberId } }, { session }) {
      const { wallet, sponsor } = await existing(memberId);
      const openedAt = new Date();
      await record(db, { staff: session.wallet, act: 'profile', member: wallet });
      const isTheirs = eq(tickets.wallet, wallet);
      const [known, held] = await Promise.all([
        inOneMoment(db, async (tx) => ({
          figures: await readFigures(tx, wallet),
          reached: await readReached(tx),
          ticketCount: await tx.$count(tickets, isTheirs),
          newest: await tx
            .select({
              id: tickets.id,
              number: tickets.number,
              subject: tickets.subject,
              status: tickets.status,
              updatedAt: tickets.updatedAt,
            })
            .from(tickets)
            .where(isTheirs)
            .orderBy(desc(tickets.change))
            .limit(ticketsAtOnce),
        })),
        readWallet(chain, wallet),
      ]);
      const nameOf = await namesOf(db, [wallet, sponsor]);
      return {
        member: nameOf(wallet),
        sponsor: sponsor && nameOf(sponsor),
        ...known.figures,
        wallet: held,
        reading: { isReachable: held !== null, reached: known.reached },
        openedAt: openedAt.toISOString(),
        tickets: known.newest.map((ticket) => ({ ...ticket, updatedAt: ticket.updatedAt.toISOString() })),
        ticketCount: known.ticketCount,
      };
    },

    async deskMemberChain({ params: { memberId }, query }, { session }) {
      const { wallet } = await existing(memberId);
      await record(db, { staff: session.wallet, act: 'history', member: wallet });
      return readHistory({ db, chain }, wallet, query);
    },

    async deskTransaction({ params: { ticketId } }, { session }) {
      const ticket = await db.transaction(async (tx) => {
        const held = await holdNamedTicket(tx, ticketId);
        await record(tx, { staff: session.wallet, act: 'transaction', ticket: held });
        return held;
      });
      const { wallet, transaction: hash } = ticket;
      if (hash === null) throw new HttpFailure(404, 'server.unknownTicket');
      const before = ticket.outcome === null ? null : keptBefore(ticket.outcome);
      const { seen, outcome, isFromChain } = await lookAt({ db, chain }, { wallet, hash, before });
      await keepSeen(db, ticket, seen);
      const lines = await readOf(db, wallet, hash);
      const { events, finalized } = await eventsOf({ db, chain }, wallet, lines);
      const nameOf = await namesOf(db, [outcome?.from ? lower(outcome.from) : null]);
      return {
        hash,
        outcome: outcome && { ...outcome, from: outcome.from && nameOf(lower(outcome.from)) },
        isFinal: outcome !== null && outcome.block !== null && BigInt(outcome.block) <= finalized,
        isFromChain,
        events,
        reading: { isReachable: isFromChain, reached: await readReached(db) },
      };
    },
  };
}
