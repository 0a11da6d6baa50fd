import { desc, eq } from 'drizzle-orm';
import type { Address } from 'viem';
import { findPerson, type Person } from '../../accounts/members/people.ts';
import type { ChainContext } from '../../ledger/chain/chainContext.ts';
import { inOneMoment } from '../../platform/db/inOneMoment.ts';
import type { Db } from '../../platform/db/openDb.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import { record } from '../audit/record.ts';
import { show } from '../audit/show.ts';
import { tickets } from '../tickets/schema.ts';
import { findNamedTicket } from '../tickets/ticketLocks.ts';
import { lookAt, readSavedOutcome, saveSeen } from '../tickets/transactions.ts';
import { type Event, eventsOf, readHistory, readOf } from './memberChain.ts';
import { readFigures, readReached, readWallet } from './memberFigures.ts';
import { namesOf } from './people.ts';

interface Dependencies {
  db: Db;
  chain: ChainContext;
}

const lower = (wallet: Address) => wallet.toLowerCase() as Address;

const namedIn = (events: readonly Event[]) =>
  events
    .flatMap(({ from, receiver }) => [from, receiver])
    .map((who) => who && lower(who.walletId as Address));

/** Maximum number of tickets in a profile. */
const ticketsAtOnce = 20;

/** The member's data shown beside a ticket; read-only. */
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
      return show(db, session, async (tx) => {
        const nameOf = await namesOf(tx, [wallet, sponsor]);
        const reply = {
          member: nameOf(wallet),
          sponsor: sponsor && nameOf(sponsor),
          ...known.figures,
          wallet: held,
          reading: { isReachable: held !== null, reached: known.reached },
          openedAt: openedAt.toISOString(),
          tickets: known.newest.map((ticket) => ({ ...ticket, updatedAt: ticket.updatedAt.toISOString() })),
          ticketCount: known.ticketCount,
        };
        await record(tx, { staff: session.wallet, act: 'profile', member: wallet });
        return { reply, members: [wallet, sponsor] };
      });
    },

    async deskMemberChain({ params: { memberId }, query }, { session }) {
      const { wallet } = await existing(memberId);
      const reply = await readHistory({ db, chain }, wallet, query);
      return show(db, session, async (tx) => {
        await record(tx, { staff: session.wallet, act: 'history', member: wallet });
        return { reply, members: [wallet, ...namedIn(reply.events)] };
      });
    },

    async deskTransaction({ params: { ticketId } }, { session }) {
      const ticket = await findNamedTicket(db, ticketId);
      const { wallet, transaction: hash } = ticket;
      if (hash === null) throw new HttpFailure(404, 'server.unknownTicket');
      const before = ticket.outcome === null ? null : readSavedOutcome(ticket.outcome);
      const { seen, outcome, isFromChain } = await lookAt({ db, chain }, { wallet, hash, before });
      await saveSeen(db, ticket, seen);
      const lines = await readOf(db, wallet, hash);
      const { events, finalized } = await eventsOf({ db, chain }, wallet, lines);
      return show(db, session, async (tx) => {
        const sender = outcome?.from ? lower(outcome.from) : null;
        const nameOf = await namesOf(tx, [sender]);
        const reply = {
          hash,
          outcome: outcome && { ...outcome, from: outcome.from && nameOf(lower(outcome.from)) },
          isFinal: outcome !== null && outcome.block !== null && BigInt(outcome.block) <= finalized,
          isFromChain,
          events,
          reading: { isReachable: isFromChain, reached: await readReached(tx) },
        };
        await record(tx, { staff: session.wallet, act: 'transaction', ticket });
        return { reply, tickets: [ticket], members: [sender, ...namedIn(events)] };
      });
    },
  };
}
