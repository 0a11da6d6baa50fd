import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtApp, builtDesk } from '../../../tools/builtApp/builtApp.ts';
import { type Growth, grownNetwork } from './grownNetwork.ts';
import { type JourneyRun, runVariable } from './journeyRun.ts';

/**
 * Makes once what all workers need: the built apps, and a network that has grown.
 * @param growth How the network is other than the demo network.
 * @returns What takes back what is this run's own.
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
