import { blotSecrets } from '@upline/domain';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { addressKey } from '../http/addressKey.ts';
import { callerAddress } from '../http/callers.ts';
import type { Handlers } from '../http/handlers.ts';
import { rateLimit } from '../http/rateLimit.ts';
import type { Metrics } from '../operations/metrics.ts';

/** How many reports a minute one address may send: a page sends ten in a visit at most. */
const reportsPerMinute = 20;

interface Dependencies {
  config: Config;
  log: Logger;
  metrics?: Metrics;
}

/**
 * Takes down what pages report of themselves: a line in the log and a count, nothing that is kept. What could name
 * somebody is blotted out again, since anybody can write a report.
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
      const told = { kind, error: blotSecrets(message), ...(stack && { stack: blotSecrets(stack) }) };
      log.warn({ ...told, page: blotSecrets(page), build }, 'A page failed.');
      return null;
    },
  };
}
