import { constants, cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deployment } from '@upline/chain';
import { startChain } from '@upline/localnet';
import { deployIssuedCoin } from '@upline/localnet/testing';
import { readDeployment } from '@upline/operate/node';
import { builtNode } from '../../../tools/builtApp/builtNode.ts';
import { freePorts } from '../../../tools/stack/ports.ts';
import { describeStack } from '../../../tools/stack/stack.ts';
import { startStages } from '../../../tools/stack/startStages.ts';
import { journeyRun } from './journeyRun.ts';

/**
 * How the app is served: as it was built, by the server; by Vite, with the demo wallet, as `pnpm dev` does; or so on a
 * fork of another chain, as `pnpm dev --fork` does.
 */
export type Served = 'built' | 'developed' | 'forked';

/** A whole Upline of one worker's own. */
export interface Upline {
  /** Where the app is. */
  url: string;
  /** Where the staff’s app is. */
  deskUrl: string;
  /** Where the server is: the app's own origin when the app is built. */
  apiUrl: string;
  /** The origin that answers the staff's calls. */
  deskApiUrl: string;
  rpcUrl: string;
  /** The same node by the name that the app knows it by. */
  appRpcUrl: string;
  deployment: Deployment;
  /** What Vite has said of the app as it is developed. */
  appSaid: readonly string[];
  /** Where the workbench keeps scenarios. */
  scenariosDir: string;
  stop(): Promise<void>;
}

export interface StartOptions {
  served: Served;
  /** A number that no other worker of the run has. */
  worker: number;
}

/** The staff's app on Vite: two journeys of a full run open it, and it is as much work as the members'. */
const hasDesk = process.env.UPLINE_TESTS === 'full';

/** Nobody has the key of the coin's issuer. */
const issuer = `0x${'11'.repeat(20)}` as const;

/** A chain that stands for Polygon: it has a coin behind a proxy, with a list of the barred, and nothing of ours. */
async function chainToCopy() {
  const chain = await startChain({ port: 0 });
  return { url: chain.rpcUrl, coin: await deployIssuedCoin(chain.rpcUrl, issuer), stop: () => chain.stop() };
}

/** Starts chain, server and app on a copy of the prepared network; on a fork with a small one of its own. */
export async function startUpline({ served, worker }: StartOptions): Promise<Upline> {
  const { folder, network, app, desk: builtDesk } = journeyRun();
  const dataDir = join(folder, `data-${worker}`);
  const fork = served === 'forked' ? await chainToCopy() : null;
  if (!fork) await cp(network, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
  // What a journey keeps must not come into the checkout.
  const scenariosDir = join(dataDir, 'kept');
  const appSaid: string[] = [];
  const stack = describeStack({
    ports: await freePorts(),
    dataDir,
    scenariosDir,
    isPassing: true,
    hasDesk,
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
    const appRpcUrl = served === 'built' ? builtNode : rpc;
    return {
      url: web,
      deskUrl: desk,
      apiUrl: api,
      deskApiUrl: stack.deskApi,
      rpcUrl: rpc,
      appRpcUrl,
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
