import { allowedMethods, challenge, failureBody } from '@upline/api/contract';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { isDatabaseTrouble } from '../db/isDatabaseTrouble.ts';
import type { HttpContext, Variables } from './handlers.ts';
import { HttpFailure } from './httpFailure.ts';
import type { Missing } from './serveWeb.ts';

/** Seconds until a client may try again after a 503. */
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
  // Closes the connection instead of reading the rest of the body.
  if (status === 408) context.header('Connection', 'close');
  if (failure.limit) context.set('limit', failure.limit);
  return context.json(failureBody(endpoint, message, errors), status);
}

/** Answers unknown calls: 405 if the path has calls of other methods, otherwise 404. */
export function bindUnknownCalls(app: Hono<{ Variables: Variables }>): void {
  app.all('/api/*', (context) => {
    const allowed = allowedMethods(context.req.path);
    if (allowed.length === 0) return answerFailure(context, new HttpFailure(404, 'server.notFound'));
    context.header('Allow', allowed.join(', '));
    return answerFailure(context, new HttpFailure(405, 'server.wrongMethod'));
  });
}

/**
 * Answers unknown paths, with a message only below /api, and errors thrown by calls. An
 * `HttpFailure` is sent with its message; any other error without its reason.
 */
export function bindFailures(
  app: Hono<{ Variables: Variables }>,
  log: Logger,
  missing: Missing = () => null,
): void {
  const nothingHere = (context: HttpContext, failure: HttpFailure) =>
    // Only programs call paths below /api; elsewhere a browser would show the raw message.
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
