import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TestChain } from './testChain.ts';

const repository = fileURLToPath(new URL('../../../../', import.meta.url));

/** Builds the members' app for a chain, as `pnpm build` does. @returns The folder of the build. */
export async function buildApp({ rpcUrl, deployment }: TestChain): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'upline-built-'));
  const vite = join(repository, 'node_modules/vite/bin/vite.js');
  const env = {
    PATH: process.env.PATH,
    VITE_PUBLIC_RPC_URL: rpcUrl,
    VITE_UPLINE_REGISTRY: deployment.registry,
  };
  await promisify(execFile)(
    process.execPath,
    [vite, 'build', 'apps/web', '--outDir', folder, '--emptyOutDir'],
    { cwd: repository, env },
  );
  return folder;
}
