import { readFile } from 'node:fs/promises';
import type { Deployment } from '@upline/chain';
import { parseDeployment } from '@upline/chain/local';

/**
 * The addresses that the server follows.
 * @throws Error that names the file and the variable when it is missing or damaged.
 */
export async function loadDeployment(path: string): Promise<Deployment> {
  try {
    return parseDeployment(await readFile(path, 'utf8'));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `No usable deployment at ${path}. Name one in UPLINE_DEPLOYMENT: pnpm deploy:contracts writes it for Polygon, pnpm dev for this machine. ${reason}`,
      { cause },
    );
  }
}
