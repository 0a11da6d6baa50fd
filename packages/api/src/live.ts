import { endpoint, ownBody } from './endpoint.ts';
import { successFailure } from './envelope.ts';
import { routes } from './routes.ts';

/**
 * A stream of server-sent events for as long as the session lasts. Each says only what has changed, as a topic
 * in `data`; a listener asks again.
 */
export const live = endpoint({
  route: routes.live,
  summary: 'Hear what changes',
  media: ['text/event-stream'],
  reply: ownBody,
  failure: successFailure,
});
