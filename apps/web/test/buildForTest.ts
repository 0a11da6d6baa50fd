import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { vi } from 'vitest';

/** The folder of the app. */
export const appFolder = fileURLToPath(new URL('..', import.meta.url));

/** Builds the app as `pnpm build` does. @returns The folder of the build and what Rolldown says of it. */
export async function buildForTest(): Promise<{ folder: string; output: Rolldown.RolldownOutput['output'] }> {
  const folder = await mkdtemp(join(tmpdir(), 'upline-bundle-'));
  // What tests run under is no production, and would bring React's own checks in.
  vi.stubEnv('NODE_ENV', 'production');
  const built = await build({
    configFile: join(appFolder, 'vite.config.ts'),
    build: { outDir: folder, emptyOutDir: true },
    logLevel: 'error',
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error('The build has more than one output.');
  return { folder, output: built.output };
}
