import { mkdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FullConfig } from '@playwright/test';
import { readDeployment } from '@upline/chain/local';
import { execa } from 'execa';
import { describeStack } from '../../../tools/stack/stack.ts';
import { builtAppFolder, journeyRun, portsOf, templateFolder } from './journeyRun.ts';

const repository = fileURLToPath(new URL('../../../', import.meta.url));

/** Builds the members' app as `pnpm build` does, for the chain of one worker. */
async function buildApp(place: number, registry: string): Promise<void> {
  await execa('vite', ['build', 'apps/web', '--outDir', builtAppFolder(place), '--emptyOutDir'], {
    cwd: repository,
    preferLocal: true,
    env: {
      VITE_UPLINE_REGISTRY: registry,
      VITE_PUBLIC_RPC_URL: `http://127.0.0.1:${portsOf(place).rpc}`,
    },
  });
}

/** Grows the demo network and registers its members once, and leaves the folder behind. */
async function prepareTemplate(onDeployed: (registry: string) => void): Promise<void> {
  const dataDir = templateFolder();
  const stack = describeStack({
    ports: portsOf(0),
    dataDir,
    warn: (text) => process.stderr.write(`${text}\n`),
    builtApp: builtAppFolder(0),
  });
  try {
    for (const { title, run } of stack.stages) {
      await run(() => undefined).catch((cause: unknown) => {
        throw new Error(`${title} did not come up.`, { cause });
      });
      const deployment = await readDeployment(dataDir);
      if (deployment) onDeployed(deployment.registry);
    }
  } finally {
    await stack.stop();
  }
}

/**
 * Makes once what all workers need: a network that has grown, and the app built for each of their chains; a chain
 * that begins anew always has the same addresses. @returns What takes it all back.
 */
export default async function prepareRun({ workers }: FullConfig): Promise<() => Promise<void>> {
  const { folder } = journeyRun();
  await mkdir(folder, { recursive: true });
  const end = () => rm(folder, { recursive: true, force: true, maxRetries: 3 });
  let builds: Promise<unknown> | undefined;
  try {
    await prepareTemplate((registry) => {
      builds ??= Promise.all(Array.from({ length: workers }, (_, place) => buildApp(place, registry)));
      // Its failure is heard below, once the network stands.
      builds.catch(() => undefined);
    });
    await builds;
  } catch (error) {
    await end();
    throw error;
  }
  return end;
}
