import {
  incidentSeverities,
  isIncidentLink,
  maximumIncidentLength,
  maximumIncidentLink,
  messages,
} from '@upline/domain';
import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { success, successFailure } from './envelope.ts';
import { instant, momentIn, nameOrId } from './fields.ts';
import { routes } from './routes.ts';
import { publicLineIn } from './texts.ts';

const severity = z.enum(incidentSeverities);

/** A one-line notice to everybody about a current or coming problem. */
const incident = z.object({
  /** New after each change, so that readers who dismissed the incident see it again. */
  id: z.string(),
  text: z.string(),
  severity,
  /** A path of this site with details; `''` for none. */
  link: z.string(),
  /** May be in the future; pages then show the incident from that time. */
  from: instant,
  /** `null` until the incident is ended. */
  until: instant.nullable(),
});

const currentIncident = endpoint({
  route: routes.currentIncident,
  isRevalidated: true,
  summary: 'Read what everybody is told',
  description: 'What everybody is told now or next; `null` for nothing.',
  reply: success(z.object({ incident: incident.nullable() })),
  failure: successFailure,
});

export const deskSetIncident = endpoint({
  route: routes.deskSetIncident,
  summary: 'Tell everybody of an incident',
  description:
    'Tells everybody something, in place of what they were told before; pages that are open hear of it.',
  body: z.object({
    text: publicLineIn(maximumIncidentLength, 1),
    severity,
    link: z
      .string()
      .trim()
      .refine(isIncidentLink, { error: messages['server.notOwnPath'] })
      .default('')
      .meta({ override: { type: 'string', maxLength: maximumIncidentLink, default: '' } }),
    /** Default: now. */
    from: momentIn.optional(),
    /**
     * `null`: until the incident is ended. A time not after `from`, or in the past, is refused with
     * 409.
     */
    until: momentIn.nullable().default(null),
  }),
  reply: success(z.object({ incident })),
  failure: successFailure,
  errors: [409],
});

const deskEndIncident = endpoint({
  route: routes.deskEndIncident,
  summary: 'End what everybody is told',
  description:
    'Ends what everybody is told; without anything nothing happens. If they are told something else ' +
    'than the incident of this ID by now, it goes on: 409.',
  params: z.object({ incidentId: nameOrId }),
  reply: success(z.object({ incident: incident.nullable() })),
  failure: successFailure,
  errors: [409],
});

export const incidentsCalls = { currentIncident, deskSetIncident, deskEndIncident };
