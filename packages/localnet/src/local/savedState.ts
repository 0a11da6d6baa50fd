import { readFile, rename, writeFile } from 'node:fs/promises';
import * as z from 'zod';

const interval = 5_000;

const quantity = z.string().regex(/^0x[0-9a-f]+$/i);

const state = z.looseObject({
  block: z.looseObject({ timestamp: quantity }),
  blocks: z.array(z.looseObject({ header: z.looseObject({ number: quantity, timestamp: quantity }) })),
});

type State = z.infer<typeof state>;

/** The newest block of a state file. */
export interface SavedHead {
  /** Seconds since 1970. */
  timestamp: bigint;
}

function parseState(text: string): State | null {
  try {
    return state.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

const copyOf = (path: string) => `${path}.whole`;

/** Replaces a file atomically. */
async function replace(path: string, content: string | Buffer): Promise<void> {
  await writeFile(`${path}.new`, content);
  await rename(`${path}.new`, path);
}

/**
 * Removes all block 0s except the oldest. Each start of Anvil makes a new block 0 before it loads
 * the others and saves them all, and a later start may return any of them.
 */
function withOneGenesis(saved: State): State {
  const isGenesis = ({ header }: State['blocks'][number]) => BigInt(header.number) === 0n;
  const began = ({ header }: State['blocks'][number]) => Number(header.timestamp);
  const [genesis] = saved.blocks.filter(isGenesis).toSorted((a, b) => began(a) - began(b));
  return { ...saved, blocks: saved.blocks.filter((block) => block === genesis || !isGenesis(block)) };
}

/**
 * Prepares a state file for a start and returns its newest block. Anvil writes the file in place,
 * so a kill may leave half a file; the last complete copy then replaces it.
 * @returns `null` if there is neither a complete file nor a copy.
 */
export async function prepareSavedState(path: string): Promise<SavedHead | null> {
  const read = async (file: string) => parseState(await readFile(file, 'utf8').catch(() => ''));
  const saved = (await read(path)) ?? (await read(copyOf(path)));
  if (!saved) return null;
  await replace(path, JSON.stringify(withOneGenesis(saved)));
  return { timestamp: BigInt(saved.block.timestamp) };
}

/**
 * Copies a state file continuously, at most five seconds late.
 * @returns A function that stops it.
 */
export function keepCopy(path: string): () => void {
  let latest = Buffer.alloc(0);
  const timer = setInterval(async () => {
    const content = await readFile(path).catch(() => latest);
    if (content.equals(latest) || !parseState(content.toString('utf8'))) return;
    latest = content;
    await replace(copyOf(path), content);
  }, interval);
  timer.unref();
  return () => clearInterval(timer);
}
