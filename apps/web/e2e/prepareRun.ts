import { mkdir, rm } from 'node:fs/promises';
import { builtApp } from '../../../tools/builtApp/builtApp.ts';
import { describeStack } from '../../../tools/stack/stack.ts';
import { journeyRun, portsOf, templateFolder } from './journeyRun.ts';

/** Grows the demo network and registers its members once, and leaves the folder behind. */
async function prepareTemplate(app: string): Promise<void> {
  const stack = describeStack({
    ports: portsOf(0),
    dataDir: templateFolder(),
    warn: (text) => process.stderr.write(`${text}\n`),
    builtApp: app,
  });
  try {
    for (const { title, run } of stack.stages) {
      await run(() => undefined).catch((cause: unknown) => {
        throw new Error(`${title} did not come up.`, { cause });
      });
    }
  } finally {
    await stack.stop();
  }
}

/**
 * Makes once what all workers need: the built app, and a network that has grown.
 * @returns What takes back what is this run's own.
 */
export default async function prepareRun(): Promise<() => Promise<void>> {
  const { folder } = journeyRun();
  await mkdir(folder, { recursive: true });
  const end = () => rm(folder, { recursive: true, force: true, maxRetries: 3 });
  try {
    await prepareTemplate(await builtApp());
  } catch (error) {
    await end();
    throw error;
  }
  return end;
}
