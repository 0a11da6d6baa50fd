import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { expect, onTestFinished, test } from 'vitest';

const command = fileURLToPath(new URL('./build.ts', import.meta.url));

test.each(['-o', '--output-dir'])(
  '%s refuses a foreign folder with files in it, and deletes nothing',
  async (option) => {
    const home = await mkdtemp(join(tmpdir(), 'upline-storybook-'));
    onTestFinished(() => rm(home, { recursive: true }));
    const precious = join(home, 'precious');
    await mkdir(precious);
    await writeFile(join(precious, 'thesis.txt'), 'words');
    const run = await execa('node', [command, option, precious], { reject: false });
    expect(run.exitCode).toBe(1);
    expect(run.stderr).toBe(
      `Storybook is not built into ${precious}: it would delete what is there (thesis.txt). Name an empty folder.`,
    );
    expect(await readFile(join(precious, 'thesis.txt'), 'utf8')).toBe('words');
  },
);
