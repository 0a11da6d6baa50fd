import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeStack } from '../../../tools/stack/stack.ts';
import { dataFolderVariable, journeyPorts } from './journeyPorts.ts';

/** Starts a whole Upline in a folder of its own, as `pnpm dev` does. @returns What ends it. */
export default async function startStack(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'upline-journeys-'));
  process.env[dataFolderVariable] = dataDir;
  const stack = describeStack({
    ports: journeyPorts(),
    dataDir,
    warn: (text) => process.stderr.write(`${text}\n`),
  });
  const end = async () => {
    await stack.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    for (const { title, run } of stack.stages) {
      await run(() => undefined).catch((cause: unknown) => {
        throw new Error(`${title} did not come up.`, { cause });
      });
    }
  } catch (error) {
    await end();
    throw error;
  }
  return end;
}
