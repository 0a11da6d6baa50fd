import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What `deploy/backup.sh`, the unit of systemd and `pnpm backup` call their backups. */
const backupName = /^20\d\d-\d\d-\d\dT\d{6}Z$|\.backup$/;

/** Seconds since the newest backup of a folder was made; infinite when it holds none, or cannot be read. */
export async function backupAge(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  const made = await Promise.all(
    names
      .filter((name) => backupName.test(name))
      .map((name) =>
        stat(join(folder, name)).then(
          ({ mtimeMs }) => mtimeMs,
          () => Number.NEGATIVE_INFINITY,
        ),
      ),
  );
  return (Date.now() - Math.max(...made)) / 1000;
}
