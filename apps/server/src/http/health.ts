import type { Hono } from 'hono';
import type { Config } from '../config.ts';
import type { DatabaseWatch } from '../db/databaseWatch.ts';
import type { LedgerView } from '../ledger/ledgerView.ts';
import type { Variables } from './handlers.ts';

interface Parts {
  watch: DatabaseWatch;
  ledger: LedgerView;
  config: Config;
  /** Whether the server has been told to stop. */
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
 * `/health/live`: the process runs. `/health/ready`: it can do its work. Without the chain, or while the
 * ledger's steps fail, it still can: what has been read is served, so the answer is 200 and `degraded`. It is
 * 503 when the database is gone, when the ledger has not begun or has stopped, or while it is far behind a
 * chain that answers. A server that was told to stop says 503 as well, `stopping`, and still serves for a moment.
 */
export function bindHealth(
  app: Hono<{ Variables: Variables }>,
  { watch, ledger, config, isLeaving }: Parts,
): void {
  app.get('/health/live', (context) => context.json({ status: 'live', version: config.version }));
  app.get('/health/ready', async (context) => {
    const database = await databaseHealth(watch);
    const { chain, state, message, isFailing } = ledger.health();
    const reached = ledger.reached();
    const lag = chain.head === null ? null : chain.head > reached ? chain.head - reached : 0n;
    const isBehind = chain.reachable && (lag === null || lag > config.maximumLag);
    const isReady = !isLeaving() && database.ok && state === 'following' && !isBehind;
    const status = isReady
      ? chain.reachable && !isFailing
        ? 'ready'
        : 'degraded'
      : isLeaving()
        ? 'stopping'
        : 'unavailable';
    return context.json(
      {
        status,
        version: config.version,
        database,
        chain: { ...chain, head: chain.head?.toString() ?? null },
        ledger: { state, block: reached.toString(), lag: lag?.toString() ?? null, message },
      },
      isReady ? 200 : 503,
    );
  });
}
