// Calls a server as fast as it answers and records the durations, in its own process.
import autocannon from 'autocannon';
import type { LoadOrder, LoadResult } from './measureLoad.ts';

const order: LoadOrder = JSON.parse(process.argv[2] ?? '');

const times: number[] = [];
let refused = 0;
const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>();
const options: autocannon.Options = {
  url: order.url,
  connections: order.connections,
  duration: order.seconds,
  headers: { authorization: `Bearer ${order.token}` },
  requests: order.paths.map((path) => ({ path })),
};
const running = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
running.on('response', (_client, status, _bytes, milliseconds) => {
  times.push(milliseconds);
  if (status !== 200) refused += 1;
});
const { duration, errors } = await promise;

const sorted = times.toSorted((a, b) => a - b);
const percentile = (share: number) =>
  sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0;
const result: LoadResult = {
  calls: times.length,
  perSecond: times.length / duration,
  p50: percentile(0.5),
  p95: percentile(0.95),
  p99: percentile(0.99),
  failed: refused + errors,
};
process.stdout.write(JSON.stringify(result));
