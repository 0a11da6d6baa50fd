import { actsSeenByMember } from '@upline/domain';
import { and, eq, gte, inArray, max, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../platform/db/openDb.ts';
import type { Session } from '../../platform/http/handlers.ts';
import type { Shown } from '../../platform/http/shown.ts';
import type { Ticket } from '../tickets/requireOpenTicket.ts';
import { record } from './record.ts';
import { auditEntries } from './schema.ts';

type Wallet = `0x${string}`;

/** A reply, with the tickets and the members that it shows. */
interface Showing<Reply> {
  reply: Reply;
  /** Tickets of which it shows anything. */
  tickets?: readonly Pick<Ticket, 'id' | 'wallet' | 'updatedAt'>[];
  /** Members whom it names. */
  members?: readonly (Wallet | null)[];
}

/** When somebody's newest entry about each of some tickets or members was written, in a session. */
async function newestEntries(
  tx: Tx,
  { wallet, openedAt }: Session,
  column: PgColumn,
  which: readonly string[],
): Promise<Map<unknown, Date>> {
  if (which.length === 0) return new Map();
  const isTheirs = and(eq(auditEntries.staff, wallet), gte(auditEntries.at, openedAt));
  const isFound = inArray(auditEntries.act, [...actsSeenByMember]);
  const at = max(auditEntries.at) as SQL<Date | null>;
  const found = await tx
    .select({ about: column, at })
    .from(auditEntries)
    .where(and(inArray(column, [...which]), isTheirs, isFound))
    .groupBy(column);
  return new Map(found.map((one) => [one.about, one.at ?? new Date(0)]));
}

/**
 * Makes a reply that shows something of members, and sees to it, in the same transaction, that each of them finds in their
 * access log who saw it: once in a session, and once more when the ticket has changed since.
 * @param read Reads what is shown, and records what is done besides.
 */
export function show<Reply>(
  db: Db,
  session: Session,
  read: (tx: Tx) => Promise<Showing<Reply>>,
): Promise<Shown<Reply>> {
  const { wallet: staff } = session;
  return db.transaction(async (tx) => {
    const { reply, tickets = [], members = [] } = await read(tx);
    const byId = new Map(tickets.map((ticket) => [ticket.id, ticket]));
    const seen = await newestEntries(tx, session, auditEntries.ticketId, [...byId.keys()]);
    const listed = [...byId.values()].filter(({ id, updatedAt }) => {
      const at = seen.get(id);
      return at === undefined || at < updatedAt;
    });
    const owners = new Set(tickets.map(({ wallet }) => wallet));
    const others = [...new Set(members)].filter((one) => one !== null && !owners.has(one)) as Wallet[];
    const named = await newestEntries(tx, session, auditEntries.member, others);
    await record(
      tx,
      ...listed.map((ticket) => ({ staff, act: 'listed' as const, ticket })),
      ...others
        .filter((member) => !named.has(member))
        .map((member) => ({ staff, act: 'named' as const, member })),
    );
    return reply as Shown<Reply>;
  });
}
