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
  /** Folder of deployment.json. */
  dataDir: string;
  /**
   * Changes to the configuration. Another edition is deployed beside an existing one, like changed
   * sources.
   */
  changes?: Pick<Partial<DeployConfig>, 'edition' | 'coin'> | undefined;
  /** Commit hash written to deployment.json. */
  gitCommit?: string | undefined;
}

/** True if the stored deployment is the one that this source tree would make. */
function isPlanned(known: Deployment, plan: DeployPlan): boolean {
  return known.abiHash === abiHash && isDeepStrictEqual(addressesOf(known), addressesOf(plan));
}

/**
 * Deploys this source tree's contracts to a local chain or fork and writes deployment.json.
 * Existing contracts are kept, also after an interrupted run; changed sources get new addresses.
 * @throws Error if the chain's id is not 137, if the stored deployment belongs to another chain (by
 * its genesis), or if the values on the chain differ from the plan.
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
  // A local chain may have changed terms and paused pools, so its values are not checked again.
  if (known && missing.length === 0 && isPlanned(known, plan)) return known;
  await runSteps(client, await senderOf(client, operator.admin()), missing);
  await checkDeployment(client, plan);
  const deployed = await describeDeployment(client, plan, { genesisHash, gitCommit });
  await writeDeployment(dataDir, deployed);
  return deployed;
}
