import { type Route, type RouteName, routes } from '@upline/api';
import { contract, replyBody } from '@upline/api/contract';
import type { Hono, MiddlewareHandler } from 'hono';
import {
  type AnsweredName,
  type Call,
  type Handlers,
  type HttpContext,
  type Session,
  unanswered,
  type Variables,
} from './handlers.ts';
import { HttpFailure } from './httpFailure.ts';
import { readInput } from './readInput.ts';

/** Who holds a bearer token; `null` when nobody does. */
export type Authenticate = (token: string) => Promise<Session | null>;

async function sessionOf(context: HttpContext, authenticate: Authenticate): Promise<Session> {
  const [, token] = /^Bearer (\S+)$/i.exec(context.req.header('authorization') ?? '') ?? [];
  const session = token === undefined ? null : await authenticate(token);
  if (session === null) throw new HttpFailure(401, 'server.signInAgain');
  context.set('session', session);
  return session;
}

/**
 * Puts every call of the contract on the app: guards, then the session, then the input, then the handler.
 * A caller without a session thus learns nothing about what a call would have taken.
 * @param staff The wallets, in lower case, that answer for support.
 */
export function bindCalls(
  app: Hono<{ Variables: Variables }>,
  handlers: Handlers,
  guards: readonly MiddlewareHandler<{ Variables: Variables }>[],
  authenticate: Authenticate,
  staff: readonly string[],
): void {
  const requireStaff = (session: Session | null) => {
    if (!session || !staff.includes(session.wallet)) throw new HttpFailure(403, 'server.staffOnly');
  };
  const pathOf = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');
  const named = (name: RouteName): MiddlewareHandler<{ Variables: Variables }> => {
    return async (context, next) => {
      context.set('endpoint', contract[name]);
      await next();
    };
  };
  const bind = <N extends AnsweredName>(name: N) => {
    const route: Route = routes[name];
    const { method, path, access } = route;
    app.on(method, pathOf(path), named(name), ...guards, async (context) => {
      const session = access === 'public' ? null : await sessionOf(context, authenticate);
      if (access === 'staff') requireStaff(session);
      const input = await readInput(name, context);
      // `access` has just decided whether there is a session, as the type says.
      const data = await handlers[name](input, { http: context, session } as Call<N>);
      return data instanceof Response ? data : context.json(replyBody(contract[name], data));
    });
  };
  for (const name of Object.keys(handlers) as AnsweredName[]) bind(name);
  for (const name of unanswered) {
    const { method, path, access }: Route = routes[name];
    app.on(method, pathOf(path), named(name), ...guards, async (context) => {
      const session = access === 'public' ? null : await sessionOf(context, authenticate);
      if (access === 'staff') requireStaff(session);
      throw new HttpFailure(501, 'server.notYet');
    });
  }
}
