import type { MiddlewareHandler } from 'hono';
import type { Config } from '../config/config.ts';
import type { DatabaseWatch } from '../db/databaseWatch.ts';
import { addressKey } from './addressKey.ts';
import { callerAddress, isAtDesk } from './callers.ts';
import { callWorth } from './callWorth.ts';
import type { Variables } from './handlers.ts';
import { HttpFailure } from './httpFailure.ts';
import type { Consume } from './rateLimit.ts';

/** Lets no call wait for a database that does not answer. */
export function requireDatabase(watch: DatabaseWatch): Guard {
  return (_context, next) => watch.whileAnswering(next);
}

type Guard = MiddlewareHandler<{ Variables: Variables }>;

/** Refuses a site that may not call; a request that names none passes. */
export function checkOrigin({ origins }: Config): Guard {
  return async (context, next) => {
    const origin = context.req.header('origin');
    if (origin !== undefined && !origins.includes(origin)) throw new HttpFailure(403, 'server.foreignOrigin');
    await next();
  };
}

/** Knows the staff's calls at their own site alone: everywhere else nothing is there. */
export function requireDesk(config: Config): Guard {
  return async (context, next) => {
    if (!isAtDesk(context, config)) throw new HttpFailure(404, 'server.notFound');
    await next();
  };
}

/** Lets one address make so many calls a minute, over all calls together that this guards. */
export function limitRate(config: Config, consume: Consume): Guard {
  return async (context, next) => {
    context.set('limit', await consume(addressKey(callerAddress(context, config)), callWorth(context)));
    await next();
  };
}
