import type { Hono } from 'hono';
import type { Config } from '../config/config.ts';
import type { DatabaseWatch } from '../db/databaseWatch.ts';
import type { Variables } from '../http/handlers.ts';
import type { LedgerView } from './ledgerView.ts';

interface Dependencies {
  watch: DatabaseWatch;
  ledger: LedgerView;
  config: Config;
  /** True while the server shuts down. */
  isLeaving: () => boolean;
}

async function databaseHealth(watch: DatabaseWatch) {
  const ok = await watch.answers();
  const message = ok
    ? 'The database answers and its tables are up to date.'
    : 'The database does not answer.';
  return { ok, message };
}

/**
 * `/health/live`: the process runs. `/health/ready`: 200 while the database answers and the ledger
 * has been read once, since members can then sign in, read and write to support. The status is
 * `degraded` if the chain is silent or contradicts itself, the ledger's steps fail or it is far
 * behind. 503 if the database is down, before the first read, and as `stopping` while the server
 * shuts down and still serves for a moment.
 */
export function bindHealth(
  app: Hono<{ Variables: Variables }>,
  { watch, ledger, config, isLeaving }: Dependencies,
): void {
  app.get('/health/live', (context) => context.json({ status: 'live', version: config.version }));
  app.get('/health/ready', async (context) => {
    const database = await databaseHealth(watch);
    const { chain, state, message, isFailing } = ledger.health();
    const reached = ledger.reached();
    const lag = chain.head === null ? null : chain.head > reached ? chain.head - reached : 0n;
    const isBehind = chain.reachable && (lag === null || lag > config.maximumLag);
    const isReady = !isLeaving() && database.ok && state !== 'starting';
    const isWhole = state === 'following' && chain.reachable && !isFailing && !isBehind;
    const status = isReady ? (isWhole ? 'ready' : 'degraded') : isLeaving() ? 'stopping' : 'unavailable';
    return context.json(
      {
        status,
        version: config.version,
        database,
        // The node's name is not public.
        chain: {
          reachable: chain.reachable,
          head: chain.head?.toString() ?? null,
          message: chain.message,
        },
        ledger: { state, block: reached.toString(), lag: lag?.toString() ?? null, message },
      },
      isReady ? 200 : 503,
    );
  });
}
