/** Files that use each icon, by path. */
export type IconUses = ReadonlyMap<string, readonly string[]>;

const imported = /import\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'lucide-react'/g;

/** The icon names that a source imports, without types. */
export function iconsIn(source: string): string[] {
  return [...source.matchAll(imported)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type ') && name !== 'LucideIcon')
    .map((name) => name.split(' as ')[0] ?? name);
}

/** Every icon of the sources, in alphabetical order. Stories do not count as uses. */
export function iconsInUse(sources: Readonly<Record<string, string>>): IconUses {
  const uses = new Map<string, string[]>();
  for (const [path, source] of Object.entries(sources)) {
    if (path.endsWith('.stories.tsx')) continue;
    for (const name of iconsIn(source)) uses.set(name, [...(uses.get(name) ?? []), path]);
  }
  return new Map([...uses].toSorted(([a], [b]) => a.localeCompare(b)));
}
