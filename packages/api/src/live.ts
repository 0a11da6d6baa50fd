import * as z from 'zod';
import { endpoint, ownBody } from './endpoint.ts';
import { successFailure } from './envelope.ts';
import { routes } from './routes.ts';

const named = z.string().regex(/^[\w.-]+$/);

/** The topics of live events, sent as their `data`. */
export const liveTopic = z.union([
  z.literal('notifications').meta({ description: 'The caller’s notifications, or which of them were read.' }),
  z
    .literal('ledger')
    .meta({ description: 'The ledger: there are new lines, or lines became final or were taken back.' }),
  z
    .literal('figures')
    .meta({ description: 'The caller’s own figures: one of their lines is new, or became final.' }),
  z.literal('incident').meta({ description: 'The line that everybody is told.' }),
  z
    .templateLiteral(['ticket:', named])
    .meta({ description: 'A ticket of the caller’s own, by its ID; to support also anybody’s.' }),
  z.templateLiteral(['presence:', named]).meta({ description: 'Who is at a ticket: for support alone.' }),
  z.literal('staff').meta({ description: 'Who of the staff has which role: for support alone.' }),
]);

export type LiveTopic = z.output<typeof liveTopic>;

const live = endpoint({
  route: routes.live,
  summary: 'Hear what changes',
  description:
    'A stream of server-sent events for as long as the session lasts. Each event says what has changed,' +
    ' as a topic in `data`, and carries nothing else: a listener asks again. There is no `id` and ' +
    'nothing is repeated, so ask for everything after each connection. A comment comes every ten ' +
    'seconds; a stream that is silent for longer is broken. The bearer goes in the header, so a browser' +
    ' reads the stream with `fetch` and not with `EventSource`.',
  media: {
    'text/event-stream': z
      .string()
      .meta({ override: { contentSchema: { $ref: '#/components/schemas/LiveEvent' } } }),
  },
  reply: ownBody,
  failure: successFailure,
});

export const liveCalls = { live };
