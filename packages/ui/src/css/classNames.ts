/** Joins class names, skipping `false` and `undefined`: `classNames(root, isWide && wide)`. */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
