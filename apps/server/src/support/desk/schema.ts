import { bigserial, index, pgTable, text } from 'drizzle-orm/pg-core';
import { address, instant } from '../../platform/db/columns.ts';

type StaffAct = 'list' | 'read' | 'reply' | 'close' | 'reopen';

/**
 * What the staff did as releases before the audit write it down. A trigger, `feed_audit`, has the audit take each row
 * over; nothing reads it any more.
 */
export const staffActs = pgTable(
  'staff_act',
  {
    number: bigserial({ mode: 'number' }).primaryKey(),
    staff: address().notNull(),
    act: text().$type<StaffAct>().notNull(),
    /** The ticket that it was about; null for a list. */
    ticketId: text(),
    /** Whose data it was; null for a list, which is everybody's. */
    member: address(),
    at: instant().notNull(),
  },
  (table) => [index().on(table.member, table.number)],
);
