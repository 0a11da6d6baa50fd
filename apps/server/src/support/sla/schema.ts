import type { HandlerInput } from '@upline/api/contract';
import type { PromiseKind } from '@upline/domain';
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

/** Hours as the wire carries them. */
type Hours = Omit<HandlerInput<'deskSetHours'>['body'], 'version'>;

/**
 * When support is open and what it promises: the last version holds. The database takes new rows and lets none be changed
 * or removed.
 */
export const supportHours = pgTable('support_hours', {
  /** From 1, without a gap. */
  version: integer().primaryKey(),
  hours: jsonb().$type<Hours>().notNull(),
  setBy: address().notNull(),
  at: instant().notNull(),
});

/**
 * What reports are made of: promises that came to their end, tickets that were opened again, two that became one, and one that
 * became two again.
 */
export const ticketMeasures = pgTable(
  'ticket_measure',
  {
    number: bigserial({ mode: 'number' }).primaryKey(),
    ticketId: text().notNull(),
    kind: text().$type<PromiseKind | 'reopened' | 'merged' | 'unmerged'>().notNull(),
    /** Of the ticket then: its place in `ticketPriorities`. */
    priority: smallint().notNull(),
    at: instant().notNull(),
    /** What it took, milliseconds of opening time. */
    took: bigint({ mode: 'number' }).notNull(),
    /** Whether it came in time; null where nothing was promised. */
    isKept: boolean(),
  },
  (table) => [index().on(table.at), index().on(table.ticketId)],
);
