/** Joins class names and leaves out what is absent: `classNames(root, isWide && wide, className)`. */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
