import { bigserial, index, pgTable, text } from 'drizzle-orm/pg-core';
import { address, instant } from '../db/columns.ts';

/** What support did to a member's data, or what it looked at. */
export type StaffAct = 'list' | 'read' | 'reply' | 'close' | 'reopen';

/** Every act of the staff on members' data. The database takes new rows and lets none be changed or removed. */
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
