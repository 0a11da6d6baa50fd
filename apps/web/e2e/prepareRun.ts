import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtApp, builtDesk } from '../../../tools/builtApp/builtApp.ts';
import { type Growth, grownNetwork } from './grownNetwork.ts';
import { type JourneyRun, runVariable } from './journeyRun.ts';

/**
 * Builds the apps and grows a network, once for all workers.
 * @param growth Differences from the demo network.
 * @returns A function that removes the run's own files.
 */
export default async function prepareRun(_: unknown, growth?: Growth): Promise<() => Promise<void>> {
  const app = await builtApp();
  const network = await grownNetwork(app, growth);
  const folder = await mkdtemp(join(tmpdir(), 'upline-journeys-'));
  process.env[runVariable] = JSON.stringify({
    folder,
    network,
    app,
    desk: await builtDesk(),
  } satisfies JourneyRun);
  return () => rm(folder, { recursive: true, force: true, maxRetries: 3 });
}
