import { sql } from 'drizzle-orm';
import { boolean, customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { address, instant } from '../platform/db/columns.ts';

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** Members' uploads. Each file's storage key is `key`. */
export const uploads = pgTable(
  'upload',
  {
    /** 256 random bits: keys cannot be guessed, and no name from a sender reaches the storage. */
    key: text().primaryKey(),
    owner: address().notNull(),
    /** Name given by the sender. */
    name: text().notNull(),
    /** Detected media type. */
    type: text().notNull(),
    /** Bytes as stored and served. */
    size: integer().notNull(),
    /** Bytes as sent, which limits count: removing metadata changes the size of a picture. */
    sentSize: integer().notNull(),
    createdAt: instant().notNull(),
    /** True once a message contains the file. */
    isAttached: boolean().notNull().default(false),
    /** True while it is the owner's photo, which is public. */
    isPhoto: boolean().notNull().default(false),
  },
  (table) => [
    index().on(table.createdAt).where(sql`not "is_attached" and not "is_photo"`),
    index().on(table.owner, table.createdAt),
  ],
);

/**
 * Keys that may be in the storage without an upload: inserted before a file is stored and before it
 * is deleted, so that a crash in between leaves no untracked file.
 */
export const strayFiles = pgTable('stray_file', {
  key: text().primaryKey(),
  since: instant().notNull(),
});

/** Secrets shared by the processes of a server. */
export const secrets = pgTable('secret', {
  name: text().primaryKey(),
  value: bytes().notNull(),
});
