import type { AuditAct } from '@upline/domain';
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { address, instant } from '../../platform/db/columns.ts';

/**
 * What the staff read, changed and was refused, as a chain: each entry's hash covers the one before. A trigger,
 * `seal_audit`, gives every row its number, time and hashes, whatever they were given as, and one more refuses to change
 * or remove any.
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
    /** The ticket that it was about; null for none. */
    ticketId: text(),
    /** Whose data it was; null for nobody's in particular. */
    member: address(),
    /** JSON on one line, kept as it was sealed. */
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
