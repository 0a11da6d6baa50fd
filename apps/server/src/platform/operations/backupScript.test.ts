import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const script = fileURLToPath(new URL('../../../../../deploy/backup.sh', import.meta.url));

test('deletes old backups and no other files in their folder', async () => {
  const home = await mkdtemp(join(tmpdir(), 'upline-backups-'));
  onTestFinished(() => rm(home, { recursive: true }));
  const backups = join(home, 'backups');
  const old = ['2025-01-02T030405Z', '.partial-2025-01-02T030405Z'];
  const foreign = ['2025-photos-of-ZZ', '20Z', '.partial-thesis'];
  for (const name of [...old, ...foreign]) {
    await mkdir(join(backups, name), { recursive: true });
    await utimes(join(backups, name), 0, 0);
  }
  await writeFile(
    join(home, 'pg_dump'),
    '#!/bin/sh\nfor word; do case $word in --file=*) echo dump >"$(echo "$word" | cut -c8-)" ;; esac; done\n',
    {
      mode: 0o755,
    },
  );
  await promisify(execFile)('sh', [script, 'once'], {
    env: {
      PATH: [home, process.env.PATH].join(delimiter),
      BACKUPS_DIR: backups,
      UPLINE_UPLOADS_DIR: join(home, 'uploads'),
    },
  });
  const left = await readdir(backups);
  expect(left).toEqual(expect.arrayContaining(foreign));
  expect(left.filter((name) => old.includes(name))).toEqual([]);
  expect(left.filter((name) => /^20\d\d-\d\d-\d\dT\d{6}Z$/.test(name))).toHaveLength(1);
});
