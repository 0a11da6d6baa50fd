import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { localRegistry } from '@upline/chain/local';
import { execa } from 'execa';
import lockfile from 'proper-lockfile';
import { sourceName } from '../../apps/web/vite/stateBuild.ts';
import type { BuildPart } from '../../bench/support/weighPages.ts';
import { builtNode } from './builtNode.ts';
import { appIn, deskIn, deskPartsIn, partsIn } from './layout.ts';

const repository = fileURLToPath(new URL('../../', import.meta.url));
const kept = join(repository, 'node_modules/.cache/built-app');

/** All that may go into a build, and a little more: the app, the packages, what is installed, and what builds. */
const inputs = [
  '{apps/{web,desk},packages/*}/*.{ts,json,html}',
  'apps/{web,desk}/{public,src,vite}/**/*',
  'packages/*/src/**/*',
  'pnpm-lock.yaml',
  'tools/builtApp/*',
  'bench/support/weighPages.ts',
];

/** What stands among them and goes into no build. */
const outside = /\.(test|stories|play)\.tsx?$/;

const day = 24 * 60 * 60 * 1000;

/** A developer's own environment must not be able to change the app, nor to bring the demo wallet in. */
async function environment(): Promise<Record<string, string>> {
  return {
    NODE_ENV: 'production',
    VITE_PUBLIC_RPC_URL: builtNode,
    VITE_UPLINE_REGISTRY: await localRegistry(),
    VITE_UPLINE_LOCAL: '1',
  };
}

async function keyOf(env: Record<string, string>): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([env, process.version, sourceName(repository)]));
  const files: string[] = [];
  for await (const entry of glob(inputs, { cwd: repository, withFileTypes: true })) {
    if (entry.isFile() && !outside.test(entry.name)) files.push(join(entry.parentPath, entry.name));
  }
  for (const file of files.toSorted()) hash.update(`\n${file}\n`).update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

async function forgetOld(): Promise<void> {
  for await (const name of glob('*', { cwd: kept })) {
    const folder = join(kept, name);
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (Date.now() - mtimeMs > day) await rm(folder, { recursive: true, force: true });
  }
}

/** Lets a build stand for another day. @returns Whether it is there. */
function touch(folder: string): Promise<boolean> {
  return utimes(folder, new Date(), new Date()).then(
    () => true,
    () => false,
  );
}

async function findBuild(): Promise<string> {
  const env = await environment();
  const folder = join(kept, await keyOf(env));
  if (await touch(folder)) return folder;
  await mkdir(kept, { recursive: true });
  const release = await lockfile.lock(folder, {
    lockfilePath: `${folder}.lock`,
    realpath: false,
    stale: 60_000,
    retries: { forever: true, factor: 1, minTimeout: 500, maxTimeout: 500 },
  });
  try {
    if (await touch(folder)) return folder;
    await forgetOld();
    const half = `${folder}.half`;
    await rm(half, { recursive: true, force: true });
    await execa(process.execPath, [join(repository, 'tools/builtApp/build.ts'), half], {
      // The build asks git which commit it is.
      env: { ...env, PATH: process.env.PATH ?? '' },
      extendEnv: false,
    });
    await rename(half, folder);
    return folder;
  } finally {
    await release();
  }
}

let found: Promise<string> | undefined;

/** Looked for once in a process: nothing that goes into it changes while tests run. */
function keptBuild(): Promise<string> {
  found ??= findBuild();
  return found;
}

/**
 * The members' app as `pnpm build` makes it, for any local chain: `nodeArgument` tells a browser where its node is.
 * It is built once for all tests and kept under a key of what goes into it; a caller who asks while another builds it
 * waits for that.
 * @returns The folder; nobody may write into it.
 */
export async function builtApp(): Promise<string> {
  return appIn(await keptBuild());
}

/** The staff’s app, built and kept in the same way. */
export async function builtDesk(): Promise<string> {
  return deskIn(await keptBuild());
}

/** The scripts that {@link builtDesk} is made of. */
export async function builtDeskParts(): Promise<BuildPart[]> {
  return JSON.parse(await readFile(deskPartsIn(await keptBuild()), 'utf8'));
}

/** The scripts that {@link builtApp} is made of. */
export async function builtParts(): Promise<BuildPart[]> {
  return JSON.parse(await readFile(partsIn(await keptBuild()), 'utf8'));
}
