import type { DataRequestKind, DataRequestState } from '@upline/domain';
import { sql } from 'drizzle-orm';
import { bigserial, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { address, instant } from '../../platform/db/columns.ts';

/** Members' requests for a copy or the erasure of their data. */
export const dataRequests = pgTable(
  'data_request',
  {
    /** Order of creation. */
    number: bigserial({ mode: 'number' }).primaryKey(),
    /** A random UUID. */
    id: text().notNull().unique(),
    wallet: address().notNull(),
    kind: text().$type<DataRequestKind>().notNull(),
    state: text().$type<DataRequestState>().notNull().default('open'),
    createdAt: instant().notNull(),
    dueAt: instant().notNull(),
    answeredAt: instant(),
    /** Staff member who answered; null if the member withdrew the request. */
    answeredBy: address(),
    /** Reason of a refusal; `''` for none. */
    reason: text().notNull().default(''),
    /** The copy as JSON; null for none, or after it expired. */
    file: text(),
    fileUntil: instant(),
  },
  (table) => [
    index().on(table.wallet, table.number),
    index().on(table.fileUntil).where(sql`${table.file} is not null`),
    // One open request per member and kind, even with concurrent calls.
    uniqueIndex('data_request_open').on(table.wallet, table.kind).where(sql`${table.state} = 'open'`),
  ],
);
