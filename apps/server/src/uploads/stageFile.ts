import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { IncomingFile } from '../platform/http/handlers.ts';
import { isErrno } from '../platform/system/isErrno.ts';

export interface StagedFile {
  name: string;
  path: string;
  /** Bytes as sent, at most one above the maximum. */
  size: number;
}

export async function newStagedPath(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return join(folder, randomUUID());
}

/** Writes an incoming file. Deletes it if the transfer breaks off. */
export async function stageFile(folder: string, { name, content }: IncomingFile): Promise<StagedFile> {
  const path = await newStagedPath(folder);
  const handle = await open(path, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    const { size } = await handle.stat();
    return { name, path, size };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}

/** Names of incoming files. */
const staged = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Deletes incoming files left by killed processes. @param before Milliseconds since 1970. */
export async function cleanUpStaged(folder: string, before: number): Promise<void> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isErrno(error, 'ENOENT')) return [];
    throw error;
  });
  for (const name of names.filter((name) => staged.test(name))) {
    const path = join(folder, name);
    // Another process may have deleted it first.
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (mtimeMs < before) await rm(path, { force: true });
  }
}
