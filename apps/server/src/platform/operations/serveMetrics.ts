import { Hono } from 'hono';
import { type Listening, listen } from '../system/listen.ts';
import type { Metrics } from './metrics.ts';

interface Place {
  host: string;
  port: number;
}

/**
 * Serves `/metrics` on its own port, so that no proxy publishes it by mistake.
 * @throws Error that names host, port and their variables if they are unavailable.
 */
export function serveMetrics({ registry }: Metrics, { host, port }: Place): Promise<Listening> {
  const app = new Hono();
  app.get('/metrics', async (context) =>
    context.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType }),
  );
  const variables = { host: 'UPLINE_METRICS_HOST', port: 'UPLINE_METRICS_PORT' };
  return listen(app, { host, port, variables });
}
