import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Address } from 'viem';
import { isAddress } from 'viem/utils';
import * as z from 'zod';
import { writeWhole } from './writeWhole.ts';

const note = z.strictObject({
  /** Planned address of each contract, by name. */
  places: z.record(
    z.string(),
    z.custom<Address>((value) => typeof value === 'string' && isAddress(value), 'not an address'),
  ),
  begun: z.iso.datetime(),
});

export type Unfinished = z.infer<typeof note>;

const pathIn = (folder: string, chainId: number) => join(folder, `${chainId}.unfinished.json`);

/**
 * Reads the note of an unfinished deployment; `null` if there is none. Changed sources would create
 * further contracts beside the first.
 * @throws Error naming the file, if it is damaged.
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

/** Notes the beginning of a deployment. Keeps an existing note. */
export async function noteUnfinished(folder: string, chainId: number, content: Unfinished): Promise<void> {
  if (await readUnfinished(folder, chainId)) return;
  await writeWhole(pathIn(folder, chainId), `${JSON.stringify(content, null, 2)}\n`);
}

/** Removes the note of a complete deployment. */
export async function forgetUnfinished(folder: string, chainId: number): Promise<void> {
  await rm(pathIn(folder, chainId), { force: true });
}
