import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The commit that is built; without a repository, the packages that it is built from. */
export function sourceName(root: string): string {
  try {
    const words = ['rev-parse', '--short=12', 'HEAD'];
    return execFileSync('git', words, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    const lockfile = readFileSync(new URL('../../../pnpm-lock.yaml', import.meta.url));
    return createHash('sha256').update(lockfile).digest('hex').slice(0, 12);
  }
}

/** Tells the app which build it is: `UPLINE_VERSION` as for the server, else the commit. The same source says the same. */
export function stateBuild(): Plugin {
  return {
    name: 'upline:state-build',
    config: ({ root = '.' }, { command }) => {
      const given = process.env.UPLINE_VERSION?.replaceAll(/[^\w.-]/g, '-').slice(0, 64);
      const name = command === 'build' ? given || sourceName(root) : 'development';
      return { define: { 'import.meta.env.VITE_UPLINE_BUILD': JSON.stringify(name) } };
    },
  };
}
