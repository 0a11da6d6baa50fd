import type { MiddlewareHandler } from 'hono';
import type { Config } from '../config/config.ts';
import type { DatabaseWatch } from '../db/databaseWatch.ts';
import { addressKey } from './addressKey.ts';
import { callerAddress, isAtDesk } from './callers.ts';
import { callWorth } from './callWorth.ts';
import type { Variables } from './handlers.ts';
import { HttpFailure } from './httpFailure.ts';
import type { Consume } from './rateLimit.ts';

/** Fails calls at once while the database does not answer. */
export function requireDatabase(watch: DatabaseWatch): Guard {
  return (_context, next) => watch.whileAnswering(next);
}

type Guard = MiddlewareHandler<{ Variables: Variables }>;

/** Rejects calls from other sites; requests without an origin pass. */
export function checkOrigin({ origins }: Config): Guard {
  return async (context, next) => {
    const origin = context.req.header('origin');
    if (origin !== undefined && !origins.includes(origin)) throw new HttpFailure(403, 'server.foreignOrigin');
    await next();
  };
}

/** Answers staff calls only at the staff's own site; elsewhere they are 404. */
export function requireDesk(config: Config): Guard {
  return async (context, next) => {
    if (!isAtDesk(context, config)) throw new HttpFailure(404, 'server.notFound');
    await next();
  };
}

/** Limits the calls per minute and address, over all guarded calls together. */
export function limitRate(config: Config, consume: Consume): Guard {
  return async (context, next) => {
    context.set('limit', await consume(addressKey(callerAddress(context, config)), callWorth(context)));
    await next();
  };
}
