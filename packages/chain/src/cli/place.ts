import { resolve } from 'node:path';
import { defaultPorts, gasCoin, portOf } from '@upline/domain';
import type { Deployment } from '../deployment.ts';
import { readDeployment } from '../local/deploymentFile.ts';
import { isFork } from '../local/fork.ts';
import { localClient } from '../local/localClient.ts';

/** The folder that keeps the local chain. */
export const dataDir = resolve(process.env.UPLINE_DATA_DIR || '.upline');

/** The port on which it listens. */
export const port = Number(process.env.UPLINE_RPC_PORT || defaultPorts.rpc);

/** @throws Error that names the variable when the port is none. */
export function requirePort(): void {
  portOf('rpc', process.env);
}

/** Its node. */
export const rpcUrl = `http://127.0.0.1:${port}`;

/** What is said when it does not answer. */
export const silence = `No chain answers at ${rpcUrl}. Start one with: pnpm chain start`;

/**
 * The deployment in the folder.
 * @throws Error with the command that makes one when there is none, or when a fork listens in the chain's place.
 */
export async function deployed(): Promise<Deployment> {
  // Who listens nowhere is complained about by the first question that needs an answer.
  if (await isFork(localClient(rpcUrl)).catch(() => false)) {
    throw new Error(
      `A fork of Polygon listens at ${rpcUrl}, and this command is for the local chain. A wallet gets ` +
        `${gasCoin} on a fork with: pnpm chain fork --fund <wallet>`,
    );
  }
  const found = await readDeployment(dataDir);
  if (!found) throw new Error(`${dataDir} holds no deployment. Start with: pnpm chain start`);
  return found;
}
