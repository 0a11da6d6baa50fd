import type { IncidentSeverity } from '@upline/domain';
import { bigserial, pgTable, text } from 'drizzle-orm/pg-core';
import { address, instant } from '../../platform/db/columns.ts';

/** Incident notices; only the newest row applies. */
export const incidents = pgTable('incident', {
  number: bigserial({ mode: 'number' }).primaryKey(),
  text: text().notNull(),
  severity: text().$type<IncidentSeverity>().notNull(),
  /** A path of the app; `''` for none. */
  link: text().notNull(),
  startsAt: instant().notNull(),
  /** Null until a lead ends it. */
  endsAt: instant(),
  setBy: address().notNull(),
});
