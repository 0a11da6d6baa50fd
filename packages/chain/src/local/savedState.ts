import { copyFile, readFile, rename, writeFile } from 'node:fs/promises';
import * as z from 'zod';

const interval = 5_000;

const state = z.object({
  block: z.object({ timestamp: z.coerce.bigint() }),
  blocks: z.array(z.unknown()),
});

/** A state file's newest block, as far as a restart needs it. */
export interface SavedHead {
  /** Seconds since 1970. */
  timestamp: bigint;
}

function headOf(text: string): SavedHead | null {
  try {
    return state.parse(JSON.parse(text)).block;
  } catch {
    return null;
  }
}

const copyOf = (path: string) => `${path}.whole`;

/**
 * The newest block in a state file. Anvil writes the file in place, so that one that was killed in the midst
 * of it leaves half a file; then the last whole copy takes its place.
 * @returns `null` when there is neither a whole file nor a copy.
 */
export async function savedHead(path: string): Promise<SavedHead | null> {
  const head = headOf(await readFile(path, 'utf8').catch(() => ''));
  if (head) return head;
  const copy = headOf(await readFile(copyOf(path), 'utf8').catch(() => ''));
  if (copy) await copyFile(copyOf(path), path);
  return copy;
}

/**
 * Keeps a whole copy of a state file beside it, at most five seconds behind.
 * @returns A function that ends it.
 */
export function keepCopy(path: string): () => void {
  let latest = Buffer.alloc(0);
  const timer = setInterval(async () => {
    const content = await readFile(path).catch(() => latest);
    if (content.equals(latest) || !headOf(content.toString('utf8'))) return;
    latest = content;
    await writeFile(`${copyOf(path)}.new`, content);
    await rename(`${copyOf(path)}.new`, copyOf(path));
  }, interval);
  timer.unref();
  return () => clearInterval(timer);
}
