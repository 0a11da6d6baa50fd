import { fileURLToPath } from 'node:url';

/** The checkout that this file belongs to. */
export const checkout = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Makes sure that the styles of a checkout can be built: the style compiler writes a file's path between single quotes,
 * and Vite takes what follows `#` or `?` for no part of a path.
 * @throws Error that names the folder.
 */
export function requireServablePath(folder = checkout): void {
  const [sign] = /['#?]/.exec(folder) ?? [];
  if (sign === undefined) return;
  throw new Error(
    `The apps cannot be built or served from ${folder}, because its path holds the sign ${sign}. ` +
      'Move the checkout to a folder without it.',
  );
}
