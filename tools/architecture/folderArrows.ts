import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'oxc-parser';

export interface Arrow {
  /** The importing and the imported file, relative to the package's folder. */
  from: string;
  to: string;
}

/** A file's relative imports: values, types, re-exports and dynamic imports. */
function importsIn(file: string, text: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const asked = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap((one) => one.moduleRequest?.value ?? [])),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ];
  return asked.filter((path) => path.startsWith('.'));
}

/** The files that a package's `package.json` exports. They belong to no folder. */
function doorsOf(packageFolder: string): Set<string> {
  const manifest = join(packageFolder, 'package.json');
  const { exports = {} } = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {};
  return new Set(Object.values<string>(exports).map(normalize));
}

/**
 * All imports from one folder of a package into another. Tests and stories do not count: they may
 * need the whole package.
 * @param packageFolder The folder that contains `package.json`, if there is one.
 * @param sources The parent of the folders.
 */
export function folderArrows(packageFolder: string, sources = 'src'): Arrow[] {
  const doors = doorsOf(packageFolder);
  const files = globSync(`${sources}/**/*.{ts,tsx}`, { cwd: packageFolder }).filter(
    (file) => !doors.has(file) && !/\.(test|stories|play)\.tsx?$/.test(file),
  );
  const known = new Set(files);
  return files.flatMap((from) =>
    importsIn(from, readFileSync(join(packageFolder, from), 'utf8'))
      .map((path) => join(dirname(from), path))
      .filter((to) => known.has(to) && dirname(to) !== dirname(from))
      .map((to) => ({ from, to })),
  );
}

/**
 * Cycles between folders, direct or indirect: their folders cannot be read, tested or moved alone.
 * @returns Each cycle with its imports.
 */
export function folderCircles(arrows: readonly Arrow[]): { folders: string[]; arrows: Arrow[] }[] {
  const known = new Map<string, Set<string>>();
  for (const { from, to } of arrows) {
    known.set(dirname(from), (known.get(dirname(from)) ?? new Set()).add(dirname(to)));
  }
  /** All folders that a folder imports, directly or indirectly. */
  function reach(folder: string): Set<string> {
    const found = new Set<string>();
    const open = [folder];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      for (const one of known.get(next) ?? []) {
        if (!found.has(one)) open.push(one);
        found.add(one);
      }
    }
    return found;
  }
  const reached = new Map([...known.keys()].map((folder) => [folder, reach(folder)]));
  const isKnot = (a: string, b: string) => reached.get(a)?.has(b) && reached.get(b)?.has(a);
  const knots = new Set(
    [...known.keys()]
      .filter((folder) => isKnot(folder, folder))
      .map((folder) =>
        [...known.keys()]
          .filter((other) => isKnot(folder, other))
          .toSorted()
          .join(' '),
      ),
  );
  return [...knots].map((knot) => {
    const folders = knot.split(' ');
    const isInside = (file: string) => folders.includes(dirname(file));
    return { folders, arrows: arrows.filter(({ from, to }) => isInside(from) && isInside(to)) };
  });
}
