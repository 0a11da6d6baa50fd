import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { startChild } from './childProcess.ts';

const script = fileURLToPath(new URL('./load.ts', import.meta.url));

export interface LoadOrder {
  url: string;
  token: string;
  /** Requested in turn, repeatedly. */
  paths: readonly string[];
  connections: number;
  seconds: number;
}

const loadResult = z.object({
  calls: z.number(),
  perSecond: z.number(),
  /** Milliseconds from the request to the last byte. */
  p50: z.number(),
  p95: z.number(),
  p99: z.number(),
  failed: z.number(),
});

export type LoadResult = z.output<typeof loadResult>;

/**
 * Calls a server for some seconds from a separate process.
 * @throws Error if a call fails: a fast refusal would count as speed.
 */
export async function measureLoad(order: LoadOrder): Promise<LoadResult> {
  const child = startChild(script, [JSON.stringify(order)], { output: 'pipe' });
  let words = '';
  child.process.stdout?.on('data', (chunk: Buffer) => {
    words += chunk;
  });
  await child.ended;
  const result = loadResult.parse(JSON.parse(words));
  if (result.failed > 0) throw new Error(`${result.failed} calls of ${order.paths[0]} failed.`);
  return result;
}

/** The median; for an even number of values the higher one of the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
