import { Hono } from 'hono';
import { type Listening, listen } from '../system/listen.ts';
import type { Metrics } from './metrics.ts';

interface Place {
  host: string;
  port: number;
}

/**
 * Serves `/metrics` on a port of its own, so that no proxy can hand it to the public by mistake.
 * @throws Error that names host, port and their variables when they cannot be had.
 */
export function serveMetrics({ registry }: Metrics, { host, port }: Place): Promise<Listening> {
  const app = new Hono();
  app.get('/metrics', async (context) =>
    context.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType }),
  );
  const variables = { host: 'UPLINE_METRICS_HOST', port: 'UPLINE_METRICS_PORT' };
  return listen(app, { host, port, variables });
}
