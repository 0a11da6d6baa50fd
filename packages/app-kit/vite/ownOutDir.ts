import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Refuses to build into a non-empty folder given as an option: Vite would delete its files. */
export function ownOutDir(): Plugin {
  return {
    name: 'upline:own-out-dir',
    apply: 'build',
    configResolved({ root, build: { outDir, emptyOutDir } }) {
      const folder = resolve(root, outDir);
      if (folder === join(root, 'dist') || emptyOutDir === false) return;
      let names: string[];
      try {
        names = readdirSync(folder);
      } catch {
        return;
      }
      if (names.length === 0) return;
      const found = names.toSorted().slice(0, 5).join(', ');
      throw new Error(
        `The app is not built into ${folder}: that would delete what is there (${found}). Name an empty folder.`,
      );
    },
  };
}
