import { actsSeenByMember } from '@upline/domain';
import { and, eq, gte, inArray, max, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../platform/db/openDb.ts';
import type { CallSession, Session } from '../../platform/http/handlers.ts';
import type { Shown } from '../../platform/http/shown.ts';
import type { Ticket } from '../tickets/ticketLocks.ts';
import { record } from './record.ts';
import { auditEntries } from './schema.ts';

type Wallet = `0x${string}`;

interface Showing<Reply> {
  reply: Reply;
  /** Tickets shown, even partially. */
  tickets?: readonly Pick<Ticket, 'id' | 'wallet' | 'updatedAt'>[];
  /** Members named in the reply. */
  members?: readonly (Wallet | null)[];
}

/** Time of a staff member's newest entry per ticket or member, within a session. */
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
 * Creates a reply with members' data and records it in each member's access log, in the same
 * transaction: once per session, and again if the ticket has changed since.
 * @param read Reads the data and records further acts.
 * @throws HttpFailure if session or role ended meanwhile: nothing was done or shown then.
 */
export function show<Reply>(
  db: Db,
  session: CallSession,
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
    // Last, because writing the entries locks the audit: no withdrawal can commit after this check.
    await session.requireStill(tx);
    return reply as Shown<Reply>;
  });
}
