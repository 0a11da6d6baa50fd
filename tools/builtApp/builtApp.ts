import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import type { BuildPart } from '../../bench/support/weighPages.ts';
import { sourceName } from '../../packages/app-kit/vite/stateBuild.ts';
import { keptFolder } from '../shared/keptFolder.ts';
import { appIn, deskIn, deskPartsIn, partsIn } from './layout.ts';

const repository = fileURLToPath(new URL('../../', import.meta.url));

/** All possible inputs of a build: apps, packages, their dependencies and the build code. */
const inputs = [
  '{apps/{web,desk},packages/*}/*.{ts,json,html}',
  'apps/{web,desk}/{public,src,vite}/**/*',
  'packages/*/{src,vite}/**/*',
  'pnpm-lock.yaml',
  'tools/{builtApp/*,shared/keptFolder.ts}',
  'bench/support/weighPages.ts',
];

/** Files among the inputs that no build includes. */
const outside = /\.(test|stories|play)\.tsx?$/;

/** A developer's own variables must not change the app. */
const env = { NODE_ENV: 'production' };

async function findBuild(): Promise<string> {
  const ingredients = { files: inputs, outside, more: [env, sourceName(repository)] };
  return keptFolder('built-app', ingredients, async (folder) => {
    await execa(process.execPath, [join(repository, 'tools/builtApp/build.ts'), folder], {
      // The build reads its commit from git.
      env: { ...env, PATH: process.env.PATH ?? '' },
      extendEnv: false,
    });
  });
}

let found: Promise<string> | undefined;

/** Searched once per process, because the inputs do not change while tests run. */
function keptBuild(): Promise<string> {
  found ??= findBuild();
  return found;
}

/**
 * The members' app as `pnpm build` makes it; a server gives it its chain. Built once for all tests and cached by a hash of its inputs; concurrent callers wait
 * for the same build.
 * @returns The folder, read-only for its users.
 */
export async function builtApp(): Promise<string> {
  return appIn(await keptBuild());
}

/** The staff’s app, built and cached in the same way. */
export async function builtDesk(): Promise<string> {
  return deskIn(await keptBuild());
}

export async function builtDeskParts(): Promise<BuildPart[]> {
  return JSON.parse(await readFile(deskPartsIn(await keptBuild()), 'utf8'));
}

export async function builtParts(): Promise<BuildPart[]> {
  return JSON.parse(await readFile(partsIn(await keptBuild()), 'utf8'));
}
