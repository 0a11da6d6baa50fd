import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Address } from 'viem';
import { isAddress } from 'viem/utils';
import * as z from 'zod';
import { writeWhole } from './writeWhole.ts';

const note = z.strictObject({
  /** Where each contract is to be, by name. */
  places: z.record(
    z.string(),
    z.custom<Address>((value) => typeof value === 'string' && isAddress(value), 'not an address'),
  ),
  begun: z.iso.datetime(),
});

/** A deployment that was begun. */
export type Unfinished = z.infer<typeof note>;

const pathIn = (folder: string, chainId: number) => join(folder, `${chainId}.unfinished.json`);

/**
 * The deployment that a broken run left unfinished, `null` without one. Sources that changed since would make
 * other contracts beside those that are begun.
 * @throws Error that names the file when it is damaged.
 */
export async function readUnfinished(folder: string, chainId: number): Promise<Unfinished | null> {
  const path = pathIn(folder, chainId);
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  try {
    return note.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error(`${path} is damaged. It names the contracts of a deployment that has begun.`, {
      cause,
    });
  }
}

/** Notes that a deployment is begun. A run that goes on with it leaves the note as it is. */
export async function noteUnfinished(folder: string, chainId: number, content: Unfinished): Promise<void> {
  if (await readUnfinished(folder, chainId)) return;
  await writeWhole(pathIn(folder, chainId), `${JSON.stringify(content, null, 2)}\n`);
}

/** Forgets it: the deployment is complete and written. */
export async function forgetUnfinished(folder: string, chainId: number): Promise<void> {
  await rm(pathIn(folder, chainId), { force: true });
}
