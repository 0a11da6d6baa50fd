import { constants, cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deployment } from '@upline/chain';
import { startChain } from '@upline/localnet';
import { deployIssuedCoin } from '@upline/localnet/testing';
import { readDeployment } from '@upline/operate/node';
import { freePorts } from '../../../tools/stack/ports.ts';
import { describeStack, type StackOptions } from '../../../tools/stack/stack.ts';
import { startStages } from '../../../tools/stack/startStages.ts';
import { journeyRun } from './journeyRun.ts';

/**
 * The way the app is served: built, by the server; by Vite with the demo wallet, as `pnpm dev`
 * does; by Vite, but the workbench alone; or by Vite on a fork of another chain, as `pnpm dev
 * --fork` does.
 */
export type Served = 'built' | 'developed' | 'workbench' | 'forked';

export interface Upline {
  url: string;
  deskUrl: string;
  /** The workbench, in development alone. */
  benchUrl: string;
  /** The server: the app's own origin if the app is built. */
  apiUrl: string;
  /** The origin of the staff's calls. */
  deskApiUrl: string;
  rpcUrl: string;
  deployment: Deployment;
  /** Vite's output for the app in development. */
  appSaid: readonly string[];
  /** The workbench's folder for scenarios. */
  scenariosDir: string;
  stop(): Promise<void>;
}

export interface StartOptions {
  served: Served;
  /** Unique among the workers of the run. */
  worker: number;
}

const developedFor = {
  built: [],
  developed: ['web'],
  workbench: ['desk'],
  forked: ['web', 'desk'],
} as const satisfies Record<Served, StackOptions['developed']>;

/** An address without a known key. */
const issuer = `0x${'11'.repeat(20)}` as const;

/**
 * A chain that stands for Polygon: it has a coin behind a proxy, with a blocklist, and none of our
 * contracts.
 */
async function chainToCopy() {
  const chain = await startChain({ port: 0 });
  return { url: chain.rpcUrl, coin: await deployIssuedCoin(chain.rpcUrl, issuer), stop: () => chain.stop() };
}

/** Starts chain, server and app on a copy of the prepared network; a fork grows its own. */
export async function startUpline({ served, worker }: StartOptions): Promise<Upline> {
  const { folder, network, app, desk: builtDesk } = journeyRun();
  const dataDir = join(folder, `data-${worker}`);
  const fork = served === 'forked' ? await chainToCopy() : null;
  if (!fork) await cp(network, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
  // Keeps files that journeys write out of the checkout.
  const scenariosDir = join(dataDir, 'kept');
  const appSaid: string[] = [];
  const stack = describeStack({
    ports: await freePorts(),
    dataDir,
    scenariosDir,
    isPassing: true,
    developed: developedFor[served],
    warn: (text) => process.stderr.write(`${text}\n`),
    hearApp: (line) => void appSaid.push(line),
    ...(fork && { fork, members: 4 }),
    ...(served === 'built' && { builtApp: app, builtDesk }),
  });
  const stop = async () => {
    await stack.stop();
    await fork?.stop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    await startStages(stack.stages.filter(({ isKept }) => fork !== null || !isKept));
    const deployment = await readDeployment(stack.folder);
    if (!deployment) throw new Error('The prepared network has no deployment.');
    const { web, desk, api, rpc } = stack.urls;
    return {
      url: web,
      deskUrl: desk,
      benchUrl: `${desk}/bench`,
      apiUrl: api,
      deskApiUrl: stack.deskApi,
      rpcUrl: rpc,
      deployment,
      appSaid,
      scenariosDir,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
