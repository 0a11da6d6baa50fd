import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { afterEach, beforeEach, expect, test } from 'vitest';

const hooks = fileURLToPath(new URL('../.githooks', import.meta.url));

let folder: string;

/** Runs Git in a clone with hooks; a fake `npx` records arguments and exits with `exitCode`. */
async function git(words: string, exitCode = 0) {
  const program = join(folder, 'npx');
  await writeFile(
    program,
    `#!/bin/sh\necho "$@ \${GIT_DIR-}" > ${join(folder, 'asked')}\nexit ${exitCode}\n`,
  );
  await chmod(program, 0o755);
  return execa('git', words.split(' '), {
    cwd: join(folder, 'clone'),
    reject: false,
    env: {
      PATH: `${folder}${delimiter}${process.env.PATH}`,
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_AUTHOR_NAME: 'A',
      GIT_AUTHOR_EMAIL: 'a@example.org',
      GIT_COMMITTER_NAME: 'A',
      GIT_COMMITTER_EMAIL: 'a@example.org',
    },
  });
}

const asked = () => readFile(join(folder, 'asked'), 'utf8').catch(() => null);
const commit = async () => {
  await git('commit -q --allow-empty -m change');
  return (await git('rev-parse HEAD')).stdout;
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upline-hook-'));
  await execa('git', ['init', '-q', '--bare', '-b', 'main', 'hub'], { cwd: folder });
  await execa('git', ['clone', '-q', 'hub', 'clone'], { cwd: folder });
  await git('checkout -q -b main');
  await git(`config core.hooksPath ${hooks}`);
});

afterEach(() => rm(folder, { recursive: true, force: true }));

test('a push checks the changes since the remote’s main', async () => {
  const first = await commit();
  expect((await git('push -q origin main')).exitCode).toBe(0);
  expect(await asked()).toBe(`-y pnpm@12.21.0 test:changed --since ${first} \n`);
  const before = (await git('rev-parse origin/main')).stdout;
  await git('checkout -q -b change');
  await commit();
  await commit();
  expect((await git('push -q origin change')).exitCode).toBe(0);
  expect(await asked()).toBe(`-y pnpm@12.21.0 test:changed --since ${before} \n`);
});

test('a failed check stops the push', async () => {
  await commit();
  expect((await git('push -q origin main', 1)).exitCode).not.toBe(0);
  expect((await git('ls-remote origin')).stdout).toBe('');
});

test('deleting a branch runs no check', async () => {
  await commit();
  await git('push -q --no-verify origin main main:old');
  expect((await git('push -q origin --delete old')).exitCode).toBe(0);
  expect(await asked()).toBeNull();
});
