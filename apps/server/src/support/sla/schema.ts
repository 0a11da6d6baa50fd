import type { TicketId } from '@upline/api';
import type { HandlerInput } from '@upline/api/contract';
import type { SlaKind } from '@upline/domain';
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { address, instant } from '../../platform/db/columns.ts';

type Hours = Omit<HandlerInput<'deskSetHours'>['body'], 'version'>;

/**
 * Opening hours and SLA targets: the latest version applies. The database rejects updates and
 * deletes.
 */
export const supportHours = pgTable('support_hours', {
  /** From 1, without a gap. */
  version: integer().primaryKey(),
  hours: jsonb().$type<Hours>().notNull(),
  setBy: address().notNull(),
  at: instant().notNull(),
});

/** Measures for reports: SLA results, reopened tickets, merges and unmerges. */
export const ticketMeasures = pgTable(
  'ticket_measure',
  {
    number: bigserial({ mode: 'number' }).primaryKey(),
    ticketId: text().$type<TicketId>().notNull(),
    kind: text().$type<SlaKind | 'reopened' | 'merged' | 'unmerged'>().notNull(),
    /** The ticket's priority at that time, as an index into `ticketPriorities`. */
    priority: smallint().notNull(),
    at: instant().notNull(),
    /** Duration, milliseconds of opening time. */
    took: bigint({ mode: 'number' }).notNull(),
    /** True if it met its target; null without one. */
    isKept: boolean(),
  },
  (table) => [index().on(table.at), index().on(table.ticketId)],
);
