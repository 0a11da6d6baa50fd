import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Names of backups made by `deploy/backup.sh`, the systemd unit and `pnpm backup`. */
const backupName = /^20\d\d-\d\d-\d\dT\d{6}Z$|\.backup$/;

/**
 * Age of the newest backup in a folder, seconds; infinite without one, or if the folder is
 * unreadable.
 */
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
