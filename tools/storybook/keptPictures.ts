import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { BrowserCommand } from 'vitest/node';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = `${root}node_modules/.cache/axe`;

/** Full runs and CI pass every picture to axe. */
const isKept = !process.env.CI && process.env.UPLINE_TESTS !== 'full';

/** The sources of the product's styles, and the libraries with axe and styles. */
export const lookFiles = [
  ...globSync(
    '{packages/ui,apps/desk,apps/workbench}/src/{**/*.css.ts,css/*.ts,tokens/*.ts,**/drawnControl.ts}',
    {
      cwd: root,
    },
  ).toSorted(),
  'pnpm-lock.yaml',
];

/** A hash of the styles that a page is shown in. */
export function lookOfStyles(): string {
  const hash = createHash('sha256');
  for (const file of lookFiles) hash.update(`${file}\n${readFileSync(`${root}${file}`, 'utf8')}\n`);
  return hash.digest('hex').slice(0, 16);
}

// One file per look, so that no old look is read.
const file = () => `${folder}/${lookOfStyles()}`;

export const keptPictures: BrowserCommand<[]> = async () =>
  isKept ? (await readFile(file(), 'utf8').catch(() => '')).split('\n').filter(Boolean) : [];

export const keepPictures: BrowserCommand<[hashes: readonly string[]]> = async (_, hashes) => {
  if (!isKept) return;
  await mkdir(folder, { recursive: true });
  await appendFile(file(), hashes.map((hash) => `${hash}\n`).join(''));
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    keptPictures(): Promise<string[]>;
    keepPictures(hashes: readonly string[]): Promise<void>;
  }
}
