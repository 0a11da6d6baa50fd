import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { BrowserCommand } from 'vitest/node';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = `${root}node_modules/.cache/axe`;

/** Full runs, and CI, ask axe about every picture. */
const isKept = !process.env.CI && process.env.UPLINE_TESTS !== 'full';

/** What the product's styles are made from, and the libraries that bring axe and styles of their own. */
export const lookFiles = [
  ...globSync('{packages/ui,apps/desk}/src/{**/*.css.ts,css/*.ts,tokens/*.ts,**/drawnControl.ts}', {
    cwd: root,
  }).toSorted(),
  'pnpm-lock.yaml',
];

/** Differs with the styles that a page is shown in. */
export function lookOfStyles(): string {
  const hash = createHash('sha256');
  for (const file of lookFiles) hash.update(`${file}\n${readFileSync(`${root}${file}`, 'utf8')}\n`);
  return hash.digest('hex').slice(0, 16);
}

// A file for each look, so that none of an old look is ever read.
const file = () => `${folder}/${lookOfStyles()}`;

/** The pictures that axe passed in earlier runs. */
export const keptPictures: BrowserCommand<[]> = async () =>
  isKept ? (await readFile(file(), 'utf8').catch(() => '')).split('\n').filter(Boolean) : [];

/** Keeps for later runs what axe has passed. */
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
