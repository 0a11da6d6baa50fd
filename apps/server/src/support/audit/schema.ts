import type { TicketId } from '@upline/api';
import type { AuditAct } from '@upline/domain';
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { address, instant } from '../../platform/db/columns.ts';

/**
 * Acts, reads and refusals of staff in a hash chain: each entry's hash covers the one before. The
 * trigger `seal_audit` sets number, time and hashes of every row, and a second trigger rejects
 * updates and deletes.
 */
export const auditEntries = pgTable(
  'audit_entry',
  {
    /** From 1, without a gap. */
    number: bigint({ mode: 'number' }).primaryKey().default(0),
    /** To the millisecond. */
    at: instant().notNull(),
    staff: address().notNull(),
    act: text().$type<AuditAct>().notNull(),
    /** The ticket concerned; null for none. */
    ticketId: text().$type<TicketId>(),
    /** The member concerned; null for none. */
    member: address(),
    /** JSON on one line, exactly as sealed. */
    details: text().notNull(),
    previous: text().notNull().default(''),
    hash: text().notNull().default(''),
  },
  (table) => [
    index().on(table.member, table.number),
    index().on(table.ticketId, table.number),
    index().on(table.staff, table.number),
  ],
);
