/** Where an icon is used: files by their path. */
export type IconUses = ReadonlyMap<string, readonly string[]>;

const imported = /import\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'lucide-react'/g;

/** The names that a source imports from the icons, without types. */
export function iconsIn(source: string): string[] {
  return [...source.matchAll(imported)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type ') && name !== 'LucideIcon')
    .map((name) => name.split(' as ')[0] ?? name);
}

/** Every icon that the sources use, in the order of the alphabet. Stories show icons and use none. */
export function iconsInUse(sources: Readonly<Record<string, string>>): IconUses {
  const uses = new Map<string, string[]>();
  for (const [path, source] of Object.entries(sources)) {
    if (path.endsWith('.stories.tsx')) continue;
    for (const name of iconsIn(source)) uses.set(name, [...(uses.get(name) ?? []), path]);
  }
  return new Map([...uses].toSorted(([a], [b]) => a.localeCompare(b)));
}
