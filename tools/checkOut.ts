import { cp, mkdir, readdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';

export interface CheckOut {
  folder: string;
  commit: string;
  remove(): Promise<unknown>;
}

const lock = 'pnpm-lock.yaml';

/**
 * Links the installed packages into a checkout. The package store is shared; links to workspace
 * packages point into the checkout.
 */
async function lendPackages(from: string, to: string): Promise<void> {
  const own = new Set(['.pnpm', '.cache', '.vite']);
  await mkdir(join(to, 'node_modules'), { recursive: true });
  for (const name of await readdir(join(from, 'node_modules'))) {
    if (own.has(name)) continue;
    await cp(join(from, 'node_modules', name), join(to, 'node_modules', name), {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
  await symlink(join(from, 'node_modules/.pnpm'), join(to, 'node_modules/.pnpm'));
  for (const group of ['packages', 'apps']) {
    for (const name of await readdir(join(to, group))) {
      const links = join(group, name, 'node_modules');
      await cp(join(from, links), join(to, links), { recursive: true, verbatimSymlinks: true }).catch(
        () => undefined,
      );
    }
  }
}

/** Checks out a commit into a folder, ready to build. @throws Error if there is no such commit. */
export async function checkOut(root: string, reference: string, folder: string): Promise<CheckOut> {
  const git = execa({ cwd: root });
  const { stdout: commit } = await git`git rev-parse --short ${`${reference}^{commit}`}`;
  await git`git worktree add --detach ${folder} ${commit}`;
  const [was, is] = await Promise.all([folder, root].map((place) => readFile(join(place, lock), 'utf8')));
  if (was === is) await lendPackages(root, folder);
  else await execa({ cwd: folder })`npx -y pnpm@12.21.0 install --frozen-lockfile --prefer-offline`;
  return { folder, commit, remove: () => git`git worktree remove --force ${folder}` };
}
