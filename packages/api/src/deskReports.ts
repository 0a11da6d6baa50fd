import { longestReport, transactionStatuses } from '@upline/domain';
import * as z from 'zod';
import { ticketPriority, who } from './deskFacts.ts';
import { endpoint } from './endpoint.ts';
import { success, successFailure } from './envelope.ts';
import { growing } from './growing.ts';
import { routes } from './routes.ts';

const count = z.number().int();
const day = z.iso.date().refine((date) => Date.parse(date) >= 0 && date < '9999');

/** A figure, and the same of as many days before; `null` without data. */
const compared = z.object({ now: z.number().nullable(), before: z.number().nullable(), count });

/** A share from 0 to 1 of `of`; `null` likewise. */
const share = compared.extend({ of: count });

/** Results of a group of tickets; `firstReply` is a median in milliseconds of opening time. */
const outcome = z.object({
  tickets: count,
  firstReply: z.number().nullable(),
  kept: count,
  missed: count,
  good: count,
  rated: count,
});

const dayLength = 24 * 60 * 60_000;

const deskReports = endpoint({
  route: routes.deskReports,
  summary: 'Read what support did in a period',
  description:
    'What support did from one day to another, both included, by the days of the opening hours’ zone.',
  query: z
    .object({ from: day, to: day })
    .refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) < longestReport * dayLength),
  reply: success(
    z.object({
      /** The time zone of the report's days. */
      timeZone: z.string(),
      /** True if hours are set; without hours, all time counts and no target applies. */
      isPromised: z.boolean(),
      /** Medians, milliseconds of opening time. */
      firstReply: compared,
      nextReply: compared,
      resolution: compared,
      reopened: share,
      /** The share of good ratings. */
      rated: share,
      days: z.array(z.object({ day: z.string(), opened: count, closed: count, backlog: count })),
      /** Replies in time and too late, most urgent first. */
      promises: z.array(
        z.object({
          priority: ticketPriority,
          /** For the first reply, minutes of opening time; `null` without a target. */
          target: count.nullable(),
          kept: count,
          missed: count,
          /** The numbers of tickets with a missed reply, at most 50. */
          tickets: z.array(count),
        }),
      ),
      /** By tag, most used first; `''` for tickets without a tag. */
      reasons: z.array(outcome.extend({ tag: z.string() })),
      /**
       * By the status of the ticket's transaction, and the contract's error if reverted, most
       * frequent first; `null` for tickets without a transaction. Absent from a server of the
       * previous release.
       */
      causes: z
        .array(
          outcome.extend({
            cause: z.object({ kind: growing(transactionStatuses), name: z.string() }).nullable(),
          }),
        )
        .optional(),
      /** By name, for leads only; the share of good ratings from 20 ratings on. */
      people: z
        .array(z.object({ who, replies: count, closed: count, good: z.number().nullable() }))
        .nullable(),
    }),
  ),
  failure: successFailure,
});

export const deskReportsCalls = { deskReports };
