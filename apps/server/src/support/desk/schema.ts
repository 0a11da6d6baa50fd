import type { TicketId } from '@upline/api';
import { bigserial, index, pgTable, text } from 'drizzle-orm/pg-core';
import { address, instant } from '../../platform/db/columns.ts';

type StaffAct = 'list' | 'read' | 'reply' | 'close' | 'reopen';

/**
 * Staff acts as written by releases before the audit. The trigger `feed_audit` copies each row to
 * the audit; the table is not read any more.
 */
export const staffActs = pgTable(
  'staff_act',
  {
    number: bigserial({ mode: 'number' }).primaryKey(),
    staff: address().notNull(),
    act: text().$type<StaffAct>().notNull(),
    /** The ticket concerned; null for a list. */
    ticketId: text().$type<TicketId>(),
    /** The member concerned; null for a list, which shows several. */
    member: address(),
    at: instant().notNull(),
  },
  (table) => [index().on(table.member, table.number)],
);
