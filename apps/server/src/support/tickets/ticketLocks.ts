import type { TicketId } from '@upline/api';
import { and, eq, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../platform/db/openDb.ts';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import { tickets } from './schema.ts';

export type Ticket = typeof tickets.$inferSelect;

declare const locked: unique symbol;

/**
 * A ticket locked until the transaction ends. Only the lock functions and `openTicket` return one.
 */
export type LockedTicket = Ticket & { readonly [locked]: true };

const isMeant = (ticketId: TicketId, wallet?: `0x${string}`) =>
  and(eq(tickets.id, ticketId), wallet && eq(tickets.wallet, wallet));

function existing(ticket: Ticket | undefined): Ticket {
  if (ticket === undefined) throw new HttpFailure(404, 'server.unknownTicket');
  return ticket;
}

function asLocked(ticket: Ticket | undefined): LockedTicket {
  return existing(ticket) as LockedTicket;
}

function open<T extends Ticket>(ticket: T): T {
  if (ticket.status === 'closed') throw new HttpFailure(409, 'server.ticketClosed');
  return ticket;
}

/** A member's own ticket. @throws HttpFailure 404 for any other, whether it exists or not. */
export async function findTicket(db: Db, ticketId: TicketId, wallet: `0x${string}`): Promise<Ticket> {
  const [ticket] = await db.select().from(tickets).where(isMeant(ticketId, wallet));
  const { mergedInto } = existing(ticket);
  return mergedInto === null ? existing(ticket) : findTicket(db, mergedInto, wallet);
}

/**
 * A member's own open ticket, for replies and files.
 * @throws HttpFailure 404 for others' tickets, whether they exist or not, 409 for a closed one.
 */
export async function requireOpenTicket(db: Db, wallet: `0x${string}`, ticketId: TicketId): Promise<Ticket> {
  return open(await findTicket(db, ticketId, wallet));
}

/**
 * Locks a ticket until the transaction ends.
 * @param wallet Required owner. @default any
 * @throws HttpFailure 404 for an unknown ticket, or another member's.
 */
export async function lockTicket(tx: Tx, ticketId: TicketId, wallet?: `0x${string}`): Promise<LockedTicket> {
  // For its member, a merged ticket is its target, and only the target is locked: a merge locks the
  // target first, then updates the tickets that point to it.
  const asked = alias(tickets, 'asked');
  const led = tx
    .select({ id: sql<TicketId>`coalesce(${asked.mergedInto}, ${asked.id})` })
    .from(asked)
    .where(eq(asked.id, ticketId));
  const which = wallet === undefined ? eq(tickets.id, ticketId) : eq(tickets.id, sql`(${led})`);
  const isOwn = wallet && eq(tickets.wallet, wallet);
  const [ticket] = await tx.select().from(tickets).where(and(which, isOwn)).for('update');
  const { id, mergedInto } = existing(ticket);
  if (wallet === undefined) return asLocked(ticket);
  // Merged while this call waited for the lock.
  if (mergedInto !== null) return lockTicket(tx, mergedInto, wallet);
  if (id === ticketId) return asLocked(ticket);
  // The merge was undone in the meantime.
  const [still] = await led;
  return still?.id === id ? asLocked(ticket) : lockTicket(tx, ticketId, wallet);
}

/** Matches a ticket by number or ID. */
export const isCalled = (named: TicketId) =>
  /^\d{1,15}$/.test(named) ? eq(tickets.number, Number(named)) : eq(tickets.id, named);

/**
 * Any member's ticket, by ID or number.
 * @throws HttpFailure 404 if unknown.
 */
export async function findNamedTicket(db: Db, named: TicketId): Promise<Ticket> {
  const [ticket] = await db.select().from(tickets).where(isCalled(named));
  return existing(ticket);
}

/**
 * Locks any member's ticket, by ID or number, until the transaction ends.
 * @throws HttpFailure 404 if unknown.
 */
export async function lockNamedTicket(tx: Tx, named: TicketId): Promise<LockedTicket> {
  const [ticket] = await tx.select().from(tickets).where(isCalled(named)).for('update');
  return asLocked(ticket);
}

/** A ticket, or the target that it was merged into. */
export async function findWhereItLeads(db: Db, named: TicketId): Promise<Ticket> {
  const ticket = await findNamedTicket(db, named);
  return ticket.mergedInto === null ? ticket : findWhereItLeads(db, ticket.mergedInto);
}

/** Locks a ticket, or the target that it was merged into. */
export async function lockWhereItLeads(tx: Tx, named: TicketId): Promise<LockedTicket> {
  const { id, mergedInto } = await findNamedTicket(tx, named);
  const ticket = await lockNamedTicket(tx, mergedInto ?? id);
  // Merged while this call waited for the lock.
  return ticket.mergedInto === null ? ticket : lockWhereItLeads(tx, ticket.id);
}

/**
 * Locks two tickets in the order of their IDs, so that concurrent calls cannot deadlock.
 * @throws HttpFailure 404 if either is unknown.
 */
export async function lockTwoTickets(
  tx: Tx,
  one: TicketId,
  other: TicketId,
): Promise<[LockedTicket, LockedTicket]> {
  const both = or(isCalled(one), isCalled(other));
  await tx.select({ id: tickets.id }).from(tickets).where(both).orderBy(tickets.id).for('update');
  return [await lockNamedTicket(tx, one), await lockNamedTicket(tx, other)];
}

/** Locks an open ticket. @throws HttpFailure 409 for a closed one. */
export async function lockOpenTicket(
  tx: Tx,
  ticketId: TicketId,
  wallet?: `0x${string}`,
): Promise<LockedTicket> {
  return open(await lockTicket(tx, ticketId, wallet));
}

/** A new ticket, with a random UUID. */
interface NewTicket extends Omit<typeof tickets.$inferInsert, 'status' | 'createdAt' | 'updatedAt'> {
  /** @default now */
  at?: Date;
}

/** Opens a ticket without its first message; visible to others after the transaction ends. */
export async function openTicket(tx: Tx, { at = new Date(), ...ticket }: NewTicket): Promise<LockedTicket> {
  const row = { ...ticket, status: 'open' as const, createdAt: at, updatedAt: at };
  const [opened] = await tx.insert(tickets).values(row).returning();
  return asLocked(opened);
}
