import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { cp, mkdtemp, readFile, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const repository = fileURLToPath(new URL('../../../../', import.meta.url));
const git = async (...words: string[]) =>
  (await promisify(execFile)('git', words, { cwd: repository })).stdout.trim();

/** The unpacked previous release, or the reason why it is not available. */
export type PreviousRelease = { folder: string; commit: string } | { reason: string };

/** Unpacks the sources and copies the packages' symlinks, whose targets this checkout shares. */
async function unpack(commit: string, folder: string): Promise<void> {
  const parts = [
    'package.json',
    'apps/server',
    'packages/domain',
    'packages/api',
    'packages/chain',
    'contracts',
  ];
  const archive = spawn('git', ['archive', commit, '--', ...parts], { cwd: repository });
  const tar = spawn('tar', ['-x', '-C', folder]);
  archive.stdout.pipe(tar.stdin);
  const [code] = await once(tar, 'close');
  if (code !== 0) throw new Error(`git archive of ${commit} could not be unpacked.`);
  await symlink(join(repository, 'node_modules'), join(folder, 'node_modules'));
  for (const part of parts.slice(1)) {
    const links = join(repository, part, 'node_modules');
    const target = join(folder, part, 'node_modules');
    // Verbatim, so that relative links point to the packages of that commit.
    if (existsSync(links)) await cp(links, target, { recursive: true, verbatimSymlinks: true });
  }
}

/** Unpacks the commit in `deploy/last-release`: the version that runs during a rolling update. */
export async function previousRelease(): Promise<PreviousRelease> {
  if (!existsSync(join(repository, '.git')))
    return { reason: 'This is no clone: git does not know the release before.' };
  const isShallow = (await git('rev-parse', '--is-shallow-repository')) === 'true';
  if (isShallow)
    return { reason: 'This is a shallow clone: the release before is not in it (git fetch --unshallow).' };
  const commit = (await readFile(join(repository, 'deploy/last-release'), 'utf8')).trim();
  const folder = await mkdtemp(join(tmpdir(), 'upline-previous-'));
  await unpack(commit, folder);
  return { folder, commit };
}

/** Time of the newest migration in a checkout, milliseconds. */
export async function newestMigrationIn(folder: string): Promise<number> {
  // The path of the migrations may differ between releases.
  const [journal = ''] = globSync('apps/server/src/**/migrations/meta/_journal.json', { cwd: folder });
  const { entries } = JSON.parse(await readFile(join(folder, journal), 'utf8'));
  return Math.max(...entries.map(({ when }: { when: number }) => when));
}

export const thisRelease = repository;
