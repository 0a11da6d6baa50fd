import type { TicketStatus } from '@upline/domain';
import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { address, instant } from '../../platform/db/columns.ts';

/** All versions of macros: the highest applies; rows are never changed or deleted. */
export const macroVersions = pgTable(
  'macro_version',
  {
    /** A random UUID. */
    macroId: text().notNull(),
    version: integer().notNull(),
    name: text().notNull(),
    /** The reply with variables in braces; `''` for none. */
    text: text().notNull(),
    /** New status of the ticket; null for no change. */
    status: text().$type<TicketStatus>(),
    tags: text().array().notNull(),
    /** `me` or a wallet; null for no change. */
    assignee: text().$type<'me' | `0x${string}`>(),
    isRetired: boolean().notNull(),
    by: address().notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.macroId, table.version] })],
);
