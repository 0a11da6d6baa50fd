import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { localRegistry } from '@upline/localnet';
import { execa } from 'execa';
import type { BuildPart } from '../../bench/support/weighPages.ts';
import { sourceName } from '../../packages/app-kit/vite/stateBuild.ts';
import { keptFolder } from '../shared/keptFolder.ts';
import { builtNode } from './builtNode.ts';
import { appIn, deskIn, deskPartsIn, partsIn } from './layout.ts';

const repository = fileURLToPath(new URL('../../', import.meta.url));

/** All that may go into a build, and a little more: the app, the packages, what is installed, and what builds. */
const inputs = [
  '{apps/{web,desk},packages/*}/*.{ts,json,html}',
  'apps/{web,desk}/{public,src,vite}/**/*',
  'packages/*/{src,vite}/**/*',
  'pnpm-lock.yaml',
  'tools/{builtApp/*,shared/keptFolder.ts}',
  'bench/support/weighPages.ts',
];

/** What stands among them and goes into no build. */
const outside = /\.(test|stories|play)\.tsx?$/;

/** A developer's own environment must not be able to change the app, nor to bring the demo wallet in. */
async function environment(): Promise<Record<string, string>> {
  return {
    NODE_ENV: 'production',
    VITE_PUBLIC_RPC_URL: builtNode,
    VITE_UPLINE_REGISTRY: await localRegistry(),
    VITE_UPLINE_LOCAL: '1',
  };
}

async function findBuild(): Promise<string> {
  const env = await environment();
  const ingredients = { files: inputs, outside, more: [env, sourceName(repository)] };
  return keptFolder('built-app', ingredients, async (folder) => {
    await execa(process.execPath, [join(repository, 'tools/builtApp/build.ts'), folder], {
      // The build asks git which commit it is.
      env: { ...env, PATH: process.env.PATH ?? '' },
      extendEnv: false,
    });
  });
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
