import { isDeepStrictEqual } from 'node:util';
import type { Deployment } from '@upline/chain';
import { abiHash } from '@upline/chain/abiHash';
import { localClient, operator } from '@upline/chain/demo';
import type { DeployConfig } from '@upline/operate/node';
import {
  addressesOf,
  checkDeployment,
  compileContracts,
  type DeployPlan,
  deploymentPath,
  describeDeployment,
  localConfig,
  missingSteps,
  planDeployment,
  readDeployment,
  requireChain,
  runSteps,
  startOver,
  writeDeployment,
} from '@upline/operate/node';
import { senderOf } from './sender.ts';

export interface DeployOptions {
  rpcUrl: string;
  /** The folder that keeps deployment.json. */
  dataDir: string;
  /** What differs from the usual; another edition is deployed beside what is there, as changed sources are. */
  changes?: Pick<Partial<DeployConfig>, 'edition' | 'coin'> | undefined;
  /** Written into deployment.json. */
  gitCommit?: string | undefined;
}

/** Whether a deployment that was noted is the one that this source tree would make. */
function isPlanned(known: Deployment, plan: DeployPlan): boolean {
  return known.abiHash === abiHash && isDeepStrictEqual(addressesOf(known), addressesOf(plan));
}

/**
 * Brings the contracts of this source tree onto a local chain or a fork and notes where they are in deployment.json.
 * What is there already is kept, also when an earlier run was broken off; changed sources get new addresses.
 * @throws Error when the chain is not 137, when the folder's deployment belongs to another chain (by its
 * genesis), or when the chain then says anything else than what was meant.
 */
export async function deploy({ rpcUrl, dataDir, changes, gitCommit }: DeployOptions): Promise<Deployment> {
  const client = localClient(rpcUrl);
  const config: DeployConfig = { ...localConfig(), ...changes };
  const genesisHash = await requireChain(client, config, `The chain at ${rpcUrl}`);
  const known = await readDeployment(dataDir);
  if (known && known.genesisHash !== genesisHash) {
    throw new Error(
      `${deploymentPath(dataDir)} belongs to another chain: its genesis is ${known.genesisHash}, ` +
        `that of ${rpcUrl} is ${genesisHash}. ${startOver}`,
    );
  }
  const plan = planDeployment(config, await compileContracts());
  const missing = await missingSteps(client, plan).catch((cause: unknown) => {
    throw new Error(`${cause instanceof Error ? cause.message : String(cause)} ${startOver}`, { cause });
  });
  // Terms may be changed and pools paused on a local chain: what was noted is not checked again.
  if (known && missing.length === 0 && isPlanned(known, plan)) return known;
  await runSteps(client, await senderOf(client, operator.admin()), missing);
  await checkDeployment(client, plan);
  const deployed = await describeDeployment(client, plan, { genesisHash, gitCommit });
  await writeDeployment(dataDir, deployed);
  return deployed;
}
