import { redactSecrets } from '@upline/domain';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { addressKey } from '../http/addressKey.ts';
import { callerAddress } from '../http/callers.ts';
import type { Handlers } from '../http/handlers.ts';
import { rateLimit } from '../http/rateLimit.ts';
import type { Metrics } from '../operations/metrics.ts';

/** Reports per minute and address: a page sends at most ten per visit. */
const reportsPerMinute = 20;

interface Dependencies {
  config: Config;
  log: Logger;
  metrics?: Metrics;
}

/**
 * Logs and counts the errors that pages report; stores none. Redacts secrets again, since the call
 * is public.
 */
export function clientErrorHandlers({
  config,
  log,
  metrics,
}: Dependencies): Pick<Handlers, 'reportClientError'> {
  const consume = rateLimit('error-reports', reportsPerMinute);
  return {
    async reportClientError({ body: { kind, message, stack, page, build } }, { http }) {
      await consume(addressKey(callerAddress(http, config)));
      metrics?.noteClientError(kind);
      const told = { kind, error: redactSecrets(message), ...(stack && { stack: redactSecrets(stack) }) };
      log.warn({ ...told, page: redactSecrets(page), build }, 'A page failed.');
      return null;
    },
  };
}
