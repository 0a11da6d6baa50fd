import { sql } from 'drizzle-orm';
import { boolean, customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { address, instant } from '../platform/db/columns.ts';

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** The files that members have uploaded. Each is in the storage under its key. */
export const uploads = pgTable(
  'upload',
  {
    /** 256 random bits: who does not know a key cannot guess it, and no name that was sent reaches the storage. */
    key: text().primaryKey(),
    owner: address().notNull(),
    /** Its name as it was sent. */
    name: text().notNull(),
    /** What it was found to be, as it is served. */
    type: text().notNull(),
    /** Bytes as it is stored and served. */
    size: integer().notNull(),
    /** Bytes as it was sent, which limits are held against: without its metadata a picture has another size. */
    sentSize: integer().notNull(),
    createdAt: instant().notNull(),
    /** A message shows it, which is for ever. */
    isAttached: boolean().notNull().default(false),
    /** It is its owner's photo now: anybody may see it. */
    isPhoto: boolean().notNull().default(false),
  },
  (table) => [
    index().on(table.createdAt).where(sql`not "is_attached" and not "is_photo"`),
    index().on(table.owner, table.createdAt),
  ],
);

/**
 * The keys that the storage may hold although no upload has them: written before a file is stored and before
 * it is removed, so that whatever breaks in between leaves nothing that is never found.
 */
export const strayFiles = pgTable('stray_file', {
  key: text().primaryKey(),
  since: instant().notNull(),
});

/** What all processes of a server share and nobody else may know. */
export const secrets = pgTable('secret', {
  name: text().primaryKey(),
  value: bytes().notNull(),
});
