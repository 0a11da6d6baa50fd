import type { DataRequestKind, DataRequestState } from '@upline/domain';
import { sql } from 'drizzle-orm';
import { bigserial, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { address, instant } from '../../platform/db/columns.ts';

/** What members ask of the data that is held about them. */
export const dataRequests = pgTable(
  'data_request',
  {
    /** The order of asking. */
    number: bigserial({ mode: 'number' }).primaryKey(),
    /** A random UUID. */
    id: text().notNull().unique(),
    wallet: address().notNull(),
    kind: text().$type<DataRequestKind>().notNull(),
    state: text().$type<DataRequestState>().notNull().default('open'),
    createdAt: instant().notNull(),
    dueAt: instant().notNull(),
    answeredAt: instant(),
    /** Who of the staff answered; null for what its member withdrew. */
    answeredBy: address(),
    /** Why it was refused. */
    reason: text().notNull().default(''),
    /** The copy as JSON; null for none, also once it ran out. */
    file: text(),
    fileUntil: instant(),
  },
  (table) => [
    index().on(table.wallet, table.number),
    index().on(table.fileUntil).where(sql`${table.file} is not null`),
    // Two askings at once are one.
    uniqueIndex('data_request_open').on(table.wallet, table.kind).where(sql`${table.state} = 'open'`),
  ],
);
