import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of real deployments in the repository. */
export const deploymentsFolder = fileURLToPath(new URL('../../../../contracts/deployments', import.meta.url));

export const deploymentFileIn = (folder: string, chainId: number) => join(folder, `${chainId}.json`);

export const isDeploymentsFolder = (folder: string) => resolve(folder) === resolve(deploymentsFolder);
