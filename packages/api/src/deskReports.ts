import { chainMarks, longestReport } from '@upline/domain';
import * as z from 'zod';
import { ticketPriority, who } from './deskFacts.ts';
import { endpoint } from './endpoint.ts';
import { success, successFailure } from './envelope.ts';
import { growing } from './growing.ts';
import { routes } from './routes.ts';

const count = z.number().int();
const day = z.iso.date().refine((date) => Date.parse(date) >= 0 && date < '9999');

/** A figure, and the same of as many days before; `null` where there is nothing to go by. */
const compared = z.object({ now: z.number().nullable(), before: z.number().nullable(), count });

/** A share from 0 to 1 of `of`, likewise. */
const share = compared.extend({ of: count });

/** What came of the tickets that have something in common: the first answer’s median is in milliseconds of opening time. */
const outcome = z.object({
  tickets: count,
  firstReply: z.number().nullable(),
  kept: count,
  missed: count,
  good: count,
  rated: count,
});

const dayLength = 24 * 60 * 60_000;

export const deskReports = endpoint({
  route: routes.deskReports,
  summary: 'Read what support did in a period',
  description:
    'What support did from one day to another, both included, by the days of the opening hours’ zone.',
  query: z
    .object({ from: day, to: day })
    .refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) < longestReport * dayLength),
  reply: success(
    z.object({
      /** By whose days it counts. */
      timeZone: z.string(),
      /** Whether hours are set: without, every hour counts, and nothing was promised. */
      isPromised: z.boolean(),
      /** Medians, milliseconds of opening time. */
      firstReply: compared,
      nextReply: compared,
      resolution: compared,
      /** Of the tickets that were closed, those that were opened again. */
      reopened: share,
      /** Of the ratings, the good ones. */
      rated: share,
      days: z.array(z.object({ day: z.string(), opened: count, closed: count, backlog: count })),
      /** Answers in time and too late, most urgent first. */
      promises: z.array(
        z.object({
          priority: ticketPriority,
          /** For the first answer, minutes of opening time; `null` where none is set. */
          target: count.nullable(),
          kept: count,
          missed: count,
          /** The numbers of tickets with a missed answer, at most 50. */
          tickets: z.array(count),
        }),
      ),
      /** By tag, most used first; `''` for tickets without one. */
      reasons: z.array(outcome.extend({ tag: z.string() })),
      /**
       * By what the ticket’s transaction did, and the contract’s error for one that was reverted, most frequent first; `null`
       * for tickets about none. A server of the release before leaves it out.
       */
      causes: z
        .array(
          outcome.extend({
            cause: z.object({ kind: growing(chainMarks), name: z.string() }).nullable(),
          }),
        )
        .optional(),
      /** By name, for leads alone; the share of good ratings from 20 on. */
      people: z
        .array(z.object({ who, replies: count, closed: count, good: z.number().nullable() }))
        .nullable(),
    }),
  ),
  failure: successFailure,
});
