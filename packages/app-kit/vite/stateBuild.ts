import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The built commit; without a repository, a hash of the lockfile. */
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

/**
 * Puts the build's name into the app: `UPLINE_VERSION` as for the server, else the commit. Equal
 * sources have equal names.
 */
export function stateBuild(): Plugin {
  return {
    name: 'upline:state-build',
    config: ({ root = '.' }, { command }) => {
      const given = process.env.UPLINE_VERSION?.replaceAll(/[^\w.-]/g, '-').slice(0, 64);
      const name = command === 'build' ? given || sourceName(root) : 'development';
      return { define: { 'import.meta.env.UPLINE_BUILD': JSON.stringify(name) } };
    },
  };
}
