import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where deployments of real chains are kept, in the repository. */
export const deploymentsFolder = fileURLToPath(new URL('../../../../contracts/deployments', import.meta.url));

/** The file of a chain's deployment. */
export const deploymentFileIn = (folder: string, chainId: number) => join(folder, `${chainId}.json`);

/** Whether a folder is the one that a real deployment is written to. */
export const isDeploymentsFolder = (folder: string) => resolve(folder) === resolve(deploymentsFolder);
