import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Config } from '../config.ts';
import type { DatabaseWatch } from '../db/databaseWatch.ts';
import { addressKey } from './addressKey.ts';
import { callerAddress } from './callers.ts';
import { callWorth } from './callWorth.ts';
import type { Variables } from './handlers.ts';
import { hasBody } from './hasBody.ts';
import { HttpFailure } from './httpFailure.ts';
import { rateLimit } from './rateLimit.ts';

/** Lets nobody wait for a database that does not answer. */
export function requireDatabase(watch: DatabaseWatch): Guard {
  return (_context, next) => watch.whileAnswering(next);
}

type Guard = MiddlewareHandler<{ Variables: Variables }>;

const maximumBody = 64 * 1024;

/** Refuses a site that may not call; a request that names none passes. */
export function checkOrigin({ origins }: Config): Guard {
  return async (context, next) => {
    const origin = context.req.header('origin');
    if (origin !== undefined && !origins.includes(origin)) throw new HttpFailure(403, 'server.foreignOrigin');
    await next();
  };
}

/** Lets one address make so many calls a minute, over all calls together. */
export function limitRate(config: Config): Guard {
  const consume = rateLimit(config.rateLimit);
  return async (context, next) => {
    await consume(context, addressKey(callerAddress(context, config)), callWorth(context));
    await next();
  };
}

/** Refuses a body that no call of this server could need; those of uploads are measured as they are read. */
export function limitBody(): Guard {
  const limit: Guard = bodyLimit({
    maxSize: maximumBody,
    onError: () => {
      throw new HttpFailure(413, 'server.tooLarge');
    },
  });
  return (context, next) => {
    const isMeasured = hasBody(context) && !context.get('endpoint')?.files;
    return isMeasured ? limit(context, next) : next();
  };
}
