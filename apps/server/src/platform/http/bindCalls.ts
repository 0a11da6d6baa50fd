import {
  isOfStaff,
  ledgerBlockHeader,
  type Route,
  type RouteName,
  routes,
  type StaffRouteName,
} from '@upline/api';
import { contract, type Endpoint, replyBody, requestIdHeader } from '@upline/api/contract';
import type { Hono, MiddlewareHandler } from 'hono';
import type { Config } from '../config/config.ts';
import type { DatabaseWatch } from '../db/databaseWatch.ts';
import { checkOrigin, limitRate, requireDatabase, requireDesk } from './guards.ts';
import type { Call, CallSession, Handlers, HttpContext, Variables } from './handlers.ts';
import { headersOfLimit } from './limit.ts';
import type { Consume } from './rateLimit.ts';
import { readFiles } from './readFiles.ts';
import { readInput } from './readInput.ts';
import { headersOfData } from './securityHeaders.ts';
import { sendRevalidated } from './sendFile.ts';
import { sharingHeaders } from './shareWithOrigins.ts';

/** Sends the body of a call in its envelope. */
type Reply = (context: HttpContext, body: unknown) => Response;

/**
 * A reply with all headers, created once from plain records: setting them one by one takes longer
 * than the database query. For calls that only read, whose handlers set no headers themselves.
 */
function completeReply(config: Config): Reply {
  const standing = {
    ...headersOfData(config),
    'cache-control': 'no-store',
    'content-type': 'application/json',
  };
  return (context, body) => {
    const headers = {
      ...standing,
      ...sharingHeaders(config, context.req.header('origin')),
      [ledgerBlockHeader]: String(context.get('reached')),
      [requestIdHeader]: context.get('requestId'),
      ...headersOfLimit(context.get('limit')),
    };
    context.set('isComplete', true);
    return new Response(JSON.stringify(body), { headers });
  };
}

/** Identifies callers and counts their calls. Throws HttpFailure 429 above a limit. */
export interface Callers {
  /** Identifies the caller. Throws HttpFailure 401 without a session. */
  requireSession: (context: HttpContext) => Promise<CallSession>;
  /** Counts a public call: for the wallet of the caller's session, otherwise for its address. */
  countPublic: (context: HttpContext) => Promise<void>;
}

interface Dependencies {
  handlers: Handlers;
  config: Config;
  callers: Callers;
  /** Restricts a call to staff with its role. Throws HttpFailure 401, 403 or 404. */
  requireRole: (name: StaffRouteName, session: CallSession) => Promise<CallSession>;
  byAddress: Consume;
  watch: DatabaseWatch;
}

/**
 * Binds every call of the contract. Checks in order: origin, session and limit, input, handler. A
 * caller without a session thus learns nothing about a call's input.
 */
export function bindCalls(
  app: Hono<{ Variables: Variables }>,
  { handlers, config, callers, requireRole, byAddress, watch }: Dependencies,
): void {
  const complete = completeReply(config);
  const limitAddress = limitRate(config, byAddress);

  async function callerOf(context: HttpContext, name: RouteName): Promise<CallSession | null> {
    if (routes[name].access === 'public') return null;
    const session = await callers.requireSession(context);
    return isOfStaff(name) ? requireRole(name, session) : session;
  }
  const pathOf = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');
  // Every screen also makes public calls, so members at one address have a limit each, as for their
  // other calls.
  const limitRead: MiddlewareHandler<{ Variables: Variables }> = async (context, next) => {
    await callers.countPublic(context);
    await next();
  };
  const named = (name: RouteName): MiddlewareHandler<{ Variables: Variables }> => {
    return async (context, next) => {
      context.set('endpoint', contract[name]);
      await next();
    };
  };
  const bind = <N extends RouteName>(name: N) => {
    const route: Route = routes[name];
    const endpoint: Endpoint = contract[name];
    const { method, path, access } = route;
    const isRead = method === 'GET' && access !== 'public';
    // Calls with a session are counted by wallet when the session is read.
    const guards = [
      requireDatabase(watch),
      checkOrigin(config),
      ...(isOfStaff(name) ? [requireDesk(config)] : []),
      ...(access === 'public' ? [method === 'GET' ? limitRead : limitAddress] : []),
    ];
    app.on(method, pathOf(path), named(name), ...guards, async (context) => {
      const session = await callerOf(context, name);
      const input = await readInput(name, context);
      // The body may arrive slowly: by then an erasure, a sign-out or a lead may have ended the right.
      if (endpoint.body) await session?.requireStill();
      // The session matches `access`, which `callerOf` has just checked.
      const files = endpoint.files && readFiles(context, endpoint.files);
      const data = await handlers[name](input, { http: context, session, files } as Call<N>);
      if (data instanceof Response) return data;
      const body = replyBody(contract[name], data);
      if (endpoint.isRevalidated) return sendRevalidated(context, JSON.stringify(body), 'application/json');
      return isRead ? complete(context, body) : context.json(body);
    });
  };
  for (const name of Object.keys(handlers) as RouteName[]) bind(name);
}
