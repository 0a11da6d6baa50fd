import { join } from 'node:path';
import type { Deployment } from '@upline/chain';
import { readDeploymentFile, writeDeploymentFile } from './deploymentFile.ts';

/** Advice for an unusable deployment: delete the local chain and its data. */
export const startOver = 'Start over with: pnpm dev --fresh';

export function deploymentPath(dataDir: string): string {
  return join(dataDir, 'deployment.json');
}

/**
 * Reads a data folder's deployment.
 * @returns `null` if there is none yet.
 * @throws Error naming the file and the remedy, if it is damaged.
 */
export async function readDeployment(dataDir: string): Promise<Deployment | null> {
  return readDeploymentFile(deploymentPath(dataDir)).catch((cause: unknown) => {
    const words = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${words} ${startOver}`, { cause });
  });
}

/** Writes a data folder's deployment atomically. */
export async function writeDeployment(dataDir: string, content: Deployment): Promise<void> {
  await writeDeploymentFile(deploymentPath(dataDir), content);
}
