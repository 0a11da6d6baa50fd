import { join } from 'node:path';
import type { Ports } from '../../../tools/stack/ports.ts';

/** A run of journeys: chosen once by the configuration, and read again in each of Playwright's processes. */
export interface JourneyRun {
  /** Where the run keeps all that it writes; gone when it ends. */
  folder: string;
  /** The ports of each worker's own Upline, by the worker's place among those that run at once. */
  ports: readonly Ports[];
}

/** The environment variable that carries the run. */
export const runVariable = 'JOURNEYS_RUN';

/** @throws Error when no configuration has chosen one. */
export function journeyRun(): JourneyRun {
  const { folder, ports } = JSON.parse(process.env[runVariable] ?? '{}');
  if (!folder || !ports) throw new Error(`${runVariable} names no run.`);
  return { folder, ports };
}

/** The folder of a grown network with everybody registered, of which each worker takes a copy. */
export function templateFolder(): string {
  return join(journeyRun().folder, 'template');
}

/** @throws RangeError when the run has no ports for that many workers. */
export function portsOf(place: number): Ports {
  const ports = journeyRun().ports[place];
  if (!ports) throw new RangeError(`The run has no ports for worker ${place}.`);
  return ports;
}
