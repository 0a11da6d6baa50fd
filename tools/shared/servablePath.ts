import { fileURLToPath } from 'node:url';

/** The checkout of this file. */
export const checkout = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Checks that a checkout's styles can be built: the style compiler writes a file's path between
 * single quotes, and Vite cuts a path at `#` or `?`.
 * @throws Error with the folder's name.
 */
export function requireServablePath(folder = checkout): void {
  const [sign] = /['#?]/.exec(folder) ?? [];
  if (sign === undefined) return;
  throw new Error(
    `The apps cannot be built or served from ${folder}, because its path holds the sign ${sign}. ` +
      'Move the checkout to a folder without it.',
  );
}
