import { readFile, rename, writeFile } from 'node:fs/promises';
import * as z from 'zod';

const interval = 5_000;

const quantity = z.string().regex(/^0x[0-9a-f]+$/i);

const state = z.looseObject({
  block: z.looseObject({ timestamp: quantity }),
  blocks: z.array(z.looseObject({ header: z.looseObject({ number: quantity, timestamp: quantity }) })),
});

type State = z.infer<typeof state>;

/** A state file's newest block, as far as a restart needs it. */
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

/** Readers see the old file or the new one, never half of one. */
async function replace(path: string, content: string | Buffer): Promise<void> {
  await writeFile(`${path}.new`, content);
  await rename(`${path}.new`, path);
}

/**
 * The state with one first block. Each start of Anvil makes a block 0 of its own before it loads the others
 * and saves them all: which of them a later start answers with is chance. The oldest is the one that the
 * chain began with.
 */
function withOneGenesis(saved: State): State {
  const isGenesis = ({ header }: State['blocks'][number]) => BigInt(header.number) === 0n;
  const began = ({ header }: State['blocks'][number]) => Number(header.timestamp);
  const [genesis] = saved.blocks.filter(isGenesis).toSorted((a, b) => began(a) - began(b));
  return { ...saved, blocks: saved.blocks.filter((block) => block === genesis || !isGenesis(block)) };
}

/**
 * Makes a state file ready for a start and tells its newest block. Anvil writes the file in place, so that
 * one that was killed in the midst of it leaves half a file; then the last whole copy takes its place.
 * @returns `null` when there is neither a whole file nor a copy.
 */
export async function prepareSavedState(path: string): Promise<SavedHead | null> {
  const read = async (file: string) => parseState(await readFile(file, 'utf8').catch(() => ''));
  const saved = (await read(path)) ?? (await read(copyOf(path)));
  if (!saved) return null;
  await replace(path, JSON.stringify(withOneGenesis(saved)));
  return { timestamp: BigInt(saved.block.timestamp) };
}

/**
 * Keeps a whole copy of a state file beside it, at most five seconds behind.
 * @returns A function that ends it.
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
