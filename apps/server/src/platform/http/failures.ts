import { allowedMethods, challenge, failureBody } from '@upline/api/contract';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { isDatabaseTrouble } from '../db/isDatabaseTrouble.ts';
import type { HttpContext, Variables } from './handlers.ts';
import { HttpFailure } from './httpFailure.ts';
import type { Missing } from './serveWeb.ts';

/** Seconds after which what is not available now may be so again. */
const pause = 2;

function answerFailure(context: HttpContext, failure: HttpFailure): Response {
  const endpoint = context.get('endpoint');
  const { message, errors, status } = failure;
  const retryAfter = failure.retryAfter ?? (status === 503 ? pause : null);
  if (retryAfter !== null) context.header('Retry-After', String(retryAfter));
  if (status === 401) {
    const isOfMembers = endpoint?.route.access !== 'public';
    const hasBearer = isOfMembers && context.req.header('authorization') !== undefined;
    context.header('WWW-Authenticate', challenge(hasBearer));
  }
  // What still comes of it is not waited for.
  if (status === 408) context.header('Connection', 'close');
  if (failure.limit) context.set('limit', failure.limit);
  return context.json(failureBody(endpoint, message, errors), status);
}

/** Answers what no call has: 405 where the path has calls of other methods, else 404. */
export function bindUnknownCalls(app: Hono<{ Variables: Variables }>): void {
  app.all('/api/*', (context) => {
    const allowed = allowedMethods(context.req.path);
    if (allowed.length === 0) return answerFailure(context, new HttpFailure(404, 'server.notFound'));
    context.header('Allow', allowed.join(', '));
    return answerFailure(context, new HttpFailure(405, 'server.wrongMethod'));
  });
}

/**
 * Answers paths that nothing is bound to, with words below /api alone, and what a call throws. An `HttpFailure` is answered with its own message;
 * any other error without its reason.
 */
export function bindFailures(
  app: Hono<{ Variables: Variables }>,
  log: Logger,
  missing: Missing = () => null,
): void {
  const nothingHere = (context: HttpContext, failure: HttpFailure) =>
    // Programs read what is below /api; elsewhere nobody does, and a browser would show it raw.
    /^\/api(\/|$)/.test(context.req.path)
      ? answerFailure(context, failure)
      : (missing(context) ?? context.body(null, 404));
  app.notFound((context) => nothingHere(context, new HttpFailure(404, 'server.notFound')));
  app.onError((error, context) => {
    if (error instanceof HttpFailure) {
      if (error.cause) log.warn({ err: error.cause }, error.message);
      return error.status === 404 ? nothingHere(context, error) : answerFailure(context, error);
    }
    if (isDatabaseTrouble(error)) {
      log.warn({ err: error }, 'The database could not serve a request.');
      return answerFailure(context, new HttpFailure(503, 'server.databaseDown'));
    }
    log.error({ err: error }, 'A request failed.');
    return answerFailure(context, new HttpFailure(500, 'server.failed'));
  });
}
