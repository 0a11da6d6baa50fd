import { stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { isErrno } from './isErrno.ts';

/** Mode bits of a folder for users other than its owner and group. */
const others = { read: 0o4, enter: 0o1 };

/** True if every folder up to the root is accessible to any user. */
async function isReachable(folder: string): Promise<boolean> {
  const { mode } = await stat(folder);
  if ((mode & others.enter) === 0) return false;
  const parent = dirname(folder);
  return parent === folder || isReachable(parent);
}

/**
 * True if any user of this machine can list a folder. False for a missing folder and on Windows,
 * whose permissions are not in the mode.
 */
export async function isOpenToOthers(folder: string): Promise<boolean> {
  if (process.platform === 'win32') return false;
  const path = resolve(folder);
  try {
    const { mode } = await stat(path);
    return (mode & others.read) !== 0 && (await isReachable(path));
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return false;
    throw error;
  }
}
