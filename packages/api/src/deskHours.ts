import {
  arePeriods,
  areTargets,
  dayMinutes,
  isTimeZone,
  longestTarget,
  maximumHolidays,
  maximumPeriods,
  ticketPriorities,
} from '@upline/domain';
import * as z from 'zod';
import { who } from './deskFacts.ts';
import { endpoint } from './endpoint.ts';
import { success, successFailure } from './envelope.ts';
import { instant } from './fields.ts';
import { routes } from './routes.ts';

const minutesOfDay = z.number().int().min(0).max(dayMinutes);
const target = z.number().int().min(1).max(longestTarget);

/** The time allowed for each target, minutes of opening time. */
const targets = z.object({ first: target, next: target, resolution: target });

/** Support's opening hours and targets. */
const supportHours = z.object({
  timeZone: z
    .string()
    .max(100)
    .refine(isTimeZone)
    .meta({ override: { type: 'string', maxLength: 100 } }),
  /**
   * The periods of each weekday, Monday first, in minutes from midnight; each ends before the next
   * begins.
   */
  week: z
    .array(
      z
        .array(z.object({ from: minutesOfDay, to: minutesOfDay }))
        .max(maximumPeriods)
        .refine(arePeriods),
    )
    .length(7),
  holidays: z.array(z.iso.date()).max(maximumHolidays),
  targets: z
    .object(Object.fromEntries(ticketPriorities.map((priority) => [priority, targets])) as TargetsByPriority)
    .refine(areTargets),
});

type TargetsByPriority = Record<(typeof ticketPriorities)[number], typeof targets>;

/** The hours in force, and the state of support. */
const hoursReply = z.object({
  /** `null` until a lead sets hours; no target applies before. */
  current: supportHours.extend({ version: z.number().int(), setBy: who, setAt: instant }).nullable(),
  /** The latest versions and their authors, newest first, at most 20. */
  history: z.array(z.object({ version: z.number().int(), setBy: who, setAt: instant })),
});

const deskHours = endpoint({
  route: routes.deskHours,
  summary: 'Read opening hours and targets',
  description: 'When support is open, what it promises, and who said so.',
  reply: success(hoursReply),
  failure: successFailure,
});

const deskSetHours = endpoint({
  route: routes.deskSetHours,
  summary: 'Set opening hours and targets',
  description:
    'Sets opening hours and targets as a new version: when an answer is due is computed again for every' +
    ' ticket whose member waits.',
  body: supportHours.extend({
    /** The version to replace, 0 for none; any other is refused with 409. */
    version: z.number().int().min(0),
  }),
  reply: success(hoursReply),
  failure: successFailure,
  errors: [409],
});

export const deskHoursCalls = { deskHours, deskSetHours };
