import type { TicketStatus } from '@upline/domain';
import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { address, instant } from '../../platform/db/columns.ts';

/** Every version of every macro: the highest of each holds, and none is changed or removed. */
export const macroVersions = pgTable(
  'macro_version',
  {
    /** A random UUID. */
    macroId: text().notNull(),
    version: integer().notNull(),
    name: text().notNull(),
    /** The reply with its variables in braces, `''` for none. */
    text: text().notNull(),
    /** What the ticket becomes; null leaves it. */
    status: text().$type<TicketStatus>(),
    tags: text().array().notNull(),
    /** `me` or a wallet; null leaves it. */
    assignee: text().$type<'me' | `0x${string}`>(),
    isRetired: boolean().notNull(),
    by: address().notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.macroId, table.version] })],
);
