import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type EcmaScriptModule, parseSync, type StaticExportEntry } from 'oxc-parser';
import { ResolverFactory } from 'oxc-resolver';

/** Imports between files: from each file to the files that may affect it. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

interface Import {
  target: string;
  /** The imported name; undefined for the whole module. */
  name?: string;
}

interface Module {
  imports: Import[];
  /** Re-exports by their exported name. */
  passedOn: Map<string, Import>;
  /** Targets of `export * from`. */
  wholes: string[];
}

const scripts = /\.(?:ts|tsx|mjs)$/;
const solidity = /\.sol$/;

/** A file referenced without an import: a process to start, a page to serve. */
const besides = /new URL\(\s*['"]([^'"]+)['"],\s*import\.meta\.url/g;

/**
 * The node of a re-exporting file, such as a package's index. Imports through it lead only to the
 * imported name's file: otherwise a change of one export would affect all importers.
 */
const doorOf = (file: string) => `${file}#door`;

function passedOnName({ importName }: StaticExportEntry): string | undefined {
  return importName.kind === 'Name' ? (importName.name ?? undefined) : undefined;
}

/**
 * Reads the imports of files in the working tree.
 * @param files From the root.
 * @param gone Deleted files; a file that still references one is affected.
 */
export function readImports(
  root: string,
  files: readonly string[],
  gone: readonly string[] = [],
): ImportGraph {
  const resolver = new ResolverFactory({
    extensions: ['.ts', '.tsx', '.mjs', '.js'],
    conditionNames: ['node', 'import'],
    symlinks: true,
  });
  const known = new Set([...files, ...gone]);
  const modules = new Map<string, Module>();

  function resolve(from: string, request: string): string | null {
    const [path = ''] = request.split('?');
    const found = path.startsWith('.')
      ? join(root, dirname(from), path)
      : (resolver.sync(join(root, dirname(from)), path).path ?? '');
    const file = relative(root, found);
    return known.has(file) ? file : null;
  }

  function importsOf(
    file: string,
    { staticImports, dynamicImports }: EcmaScriptModule,
    text: string,
  ): Import[] {
    const named = staticImports.flatMap(({ moduleRequest, entries }): Import[] => {
      const target = resolve(file, moduleRequest.value);
      if (target === null) return [];
      if (entries.length === 0) return [{ target }];
      return entries
        .filter(({ isType }) => !isType)
        .map(({ importName }) => ({
          target,
          ...(importName.kind === 'Name' && importName.name && { name: importName.name }),
        }));
    });
    const requests = [
      ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
      ...[...text.matchAll(besides)].map(([, path = '']) => (path.startsWith('.') ? path : `./${path}`)),
    ];
    return [
      ...named,
      ...requests.flatMap((request) => resolve(file, request) ?? []).map((target) => ({ target })),
    ];
  }

  function read(file: string): Module {
    const text = readFileSync(join(root, file), 'utf8');
    const module: Module = { imports: [], passedOn: new Map(), wholes: [] };
    if (solidity.test(file)) {
      for (const [, path = ''] of text.matchAll(/^import [^'"]*['"]([^'"]+)['"]/gm)) {
        const target = resolve(file, path);
        if (target) module.imports.push({ target });
      }
      return module;
    }
    const parsed = parseSync(file, text).module;
    module.imports = importsOf(file, parsed, text);
    for (const entry of parsed.staticExports.flatMap(({ entries }) => entries)) {
      const target = entry.moduleRequest && !entry.isType ? resolve(file, entry.moduleRequest.value) : null;
      if (target === null) continue;
      const name = passedOnName(entry);
      const as = entry.exportName.name;
      if (as) module.passedOn.set(as, { target, ...(name && { name }) });
      else module.wholes.push(target);
    }
    return module;
  }

  for (const file of files) {
    if (scripts.test(file) || solidity.test(file)) modules.set(file, read(file));
  }

  /** The source file of an imported name, and the re-exporting files on the way. */
  function* origins({ target, name }: Import, seen = new Set<string>()): Generator<string> {
    const module = modules.get(target);
    if (!module || name === undefined || seen.has(target)) return yield target;
    seen.add(target);
    const next = module.passedOn.get(name);
    if (next) {
      yield doorOf(target);
      return yield* origins(next, seen);
    }
    for (const whole of module.wholes) {
      const inner = modules.get(whole);
      if (!inner) continue;
      if (inner.passedOn.has(name) || definesName(whole, name)) {
        yield doorOf(target);
        return yield* origins({ target: whole, name }, seen);
      }
    }
    yield target;
  }

  const names = new Map<string, Set<string>>();
  function definesName(file: string, name: string): boolean {
    let own = names.get(file);
    if (!own) {
      const exported = parseSync(file, readFileSync(join(root, file), 'utf8')).module.staticExports;
      own = new Set(
        exported.flatMap(({ entries }) => entries).flatMap(({ exportName }) => exportName.name ?? []),
      );
      names.set(file, own);
    }
    return own.has(name);
  }

  const graph = new Map<string, Set<string>>();
  for (const [file, { imports, passedOn, wholes }] of modules) {
    const behind = new Set(imports.flatMap((each) => [...origins(each)]));
    for (const each of passedOn.values()) for (const origin of origins(each)) behind.add(origin);
    for (const whole of wholes) behind.add(whole);
    graph.set(file, behind);
  }
  return graph;
}

const importersOf = new WeakMap<ImportGraph, ReadonlyMap<string, readonly string[]>>();

function turned(graph: ImportGraph): ReadonlyMap<string, readonly string[]> {
  const known = importersOf.get(graph);
  if (known) return known;
  const importers = new Map<string, string[]>();
  for (const [file, behind] of graph) {
    for (const target of behind) {
      const own = importers.get(target);
      if (own) own.push(file);
      else importers.set(target, [file]);
    }
  }
  importersOf.set(graph, importers);
  return importers;
}

/**
 * The files that a change may affect, with the number of imports between.
 * @param closed Files that do not propagate changes, because they import almost everything.
 */
export function touchedBy(
  graph: ImportGraph,
  changed: readonly string[],
  closed: ReadonlySet<string> = new Set(),
): ReadonlyMap<string, number> {
  const importers = turned(graph);
  const distances = new Map<string, number>();
  let front = changed.flatMap((file) => [file, doorOf(file)]);
  for (let distance = 0; front.length > 0; distance += 1) {
    for (const file of front) distances.set(file, distance);
    front = [
      ...new Set(
        front
          .filter((file) => distance === 0 || !closed.has(file))
          .flatMap((file) => importers.get(file) ?? []),
      ),
    ].filter((file) => !distances.has(file));
  }
  return new Map([...distances].filter(([file]) => !file.endsWith('#door')));
}
