import { readFile } from 'node:fs/promises';
import type { Deployment } from '@upline/chain';
import { parseDeployment } from '@upline/chain/parseDeployment';
import { writeWhole } from './writeWhole.ts';

/**
 * Reads a deployment file.
 * @returns `null` if there is no file.
 * @throws Error naming the file, if it is damaged.
 */
export async function readDeploymentFile(path: string): Promise<Deployment | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  try {
    return parseDeployment(text);
  } catch (cause) {
    throw new Error(`${path} is damaged.`, { cause });
  }
}

/** Writes a deployment file atomically. */
export async function writeDeploymentFile(path: string, content: Deployment): Promise<void> {
  const text = JSON.stringify(content, (_key, value) => (typeof value === 'bigint' ? `${value}` : value), 2);
  await writeWhole(path, `${text}\n`);
}
