import { join } from 'node:path';
import type { Deployment } from '@upline/chain';
import { readDeploymentFile, writeDeploymentFile } from './deploymentFile.ts';

/** What helps a folder whose deployment is of no use: the local chain and all that hangs on it are made again. */
export const startOver = 'Start over with: pnpm dev --fresh';

/** Where a data folder keeps its deployment. */
export function deploymentPath(dataDir: string): string {
  return join(dataDir, 'deployment.json');
}

/**
 * The deployment that a data folder keeps.
 * @returns `null` when there is none yet.
 * @throws Error that names the file and the cure when it is damaged.
 */
export async function readDeployment(dataDir: string): Promise<Deployment | null> {
  return readDeploymentFile(deploymentPath(dataDir)).catch((cause: unknown) => {
    const words = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${words} ${startOver}`, { cause });
  });
}

/** Keeps a deployment in a data folder. A reader sees the old file or the new one, never half of one. */
export async function writeDeployment(dataDir: string, content: Deployment): Promise<void> {
  await writeDeploymentFile(deploymentPath(dataDir), content);
}
