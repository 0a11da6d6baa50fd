import type { IncidentSeverity } from '@upline/domain';
import { bigserial, pgTable, text } from 'drizzle-orm/pg-core';
import { address, instant } from '../../platform/db/columns.ts';

/** What everybody was told, and when that ended; the newest row is what counts. */
export const incidents = pgTable('incident', {
  number: bigserial({ mode: 'number' }).primaryKey(),
  text: text().notNull(),
  severity: text().$type<IncidentSeverity>().notNull(),
  /** A path of our own; `''` for none. */
  link: text().notNull(),
  startsAt: instant().notNull(),
  /** Null until somebody ends it. */
  endsAt: instant(),
  setBy: address().notNull(),
});
