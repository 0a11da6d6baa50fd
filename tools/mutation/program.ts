import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { foundryBinary } from '@upline/operate/foundry';
import { execa } from 'execa';
import * as z from 'zod';
import { type Compiler, refusal } from './compiler.ts';
import type { ParsedFile } from './mutants.ts';
import { type AstNode, indexById, typeOf, walk } from './source/ast.ts';

const config = z.object({
  src: z.string(),
  test: z.string(),
  remappings: z.array(z.string()),
  optimizer: z.boolean(),
  optimizer_runs: z.number(),
  evm_version: z.string(),
  via_ir: z.boolean(),
  bytecode_hash: z.string(),
  cbor_metadata: z.boolean(),
});

export type Targets = Record<string, readonly string[]>;

export interface Program {
  root: string;
  /** Folders of sources and tests, relative to the root. */
  src: string;
  test: string;
  settings: Record<string, unknown>;
  files: ReadonlyMap<string, ParsedFile>;
  /** Every declaration by number, including libraries. */
  declarations: ReadonlyMap<number, AstNode>;
  /** Further inputs of a verdict, as text: the libraries and the settings. */
  surroundings: string;
}

/** Neither contains a rule of the product. */
const unmutated = /\/(interfaces|mocks)\//;

/** Reads the program described by `foundry.toml` in `root`, with the settings of Forge. */
export async function readProgram(root: string, compiler: Compiler): Promise<Program> {
  const { stdout } = await execa(foundryBinary('forge'), ['config', '--json'], { cwd: root });
  const { src, test, remappings, ...set } = config.parse(JSON.parse(stdout));
  const settings = {
    remappings,
    optimizer: { enabled: set.optimizer, runs: set.optimizer_runs },
    evmVersion: set.evm_version,
    viaIR: set.via_ir,
    metadata: { bytecodeHash: set.bytecode_hash, appendCBOR: set.cbor_metadata },
  };
  const entries: string[] = [];
  for await (const file of glob(`{${src},${test}}/**/*.sol`, { cwd: root })) entries.push(file);
  entries.sort();
  const outputs = { '*': { '': ['ast'] } };
  const compiled = await compiler.compile({ root, settings, entries, replaced: {}, outputs });
  const refused = refusal(compiled);
  if (refused) throw new Error(`The contracts do not compile:\n${refused}`);

  const files = new Map<string, ParsedFile>();
  for (const file of entries) {
    const ast = compiled.sources[file]?.ast;
    if (ast) files.set(file, { file, content: await readFile(join(root, file), 'utf8'), ast });
  }
  const units = Object.values(compiled.sources).flatMap(({ ast }) => ast ?? []);
  const around = ['foundry.toml', ...Object.keys(compiled.sources).filter((file) => !files.has(file))];
  const surroundings = await Promise.all(around.map((file) => readFile(join(root, file), 'utf8')));
  return {
    root,
    src,
    test,
    settings,
    files,
    declarations: indexById(units),
    surroundings: surroundings.join('\0'),
  };
}

function isIn(folder: string, file: string): boolean {
  return file.startsWith(`${folder}/`);
}

export function mutableFiles({ files, src }: Program): ParsedFile[] {
  return [...files.values()].filter(({ file }) => isIn(src, file) && !unmutated.test(file));
}

export function testFiles({ files, test }: Program): ParsedFile[] {
  return [...files.values()].filter(({ file }) => isIn(test, file));
}

export function closureOf(program: Program, file: string, seen = new Set<string>()): Set<string> {
  const parsed = program.files.get(file);
  if (!parsed || seen.has(file)) return seen;
  seen.add(file);
  for (const { nodeType, absolutePath } of parsed.ast.nodes ?? []) {
    if (nodeType === 'ImportDirective' && absolutePath) closureOf(program, absolutePath, seen);
  }
  return seen;
}

function ownerFile(program: Program, ids: ReadonlyMap<AstNode, string>, id: number | null | undefined) {
  const declaration = id == null ? undefined : program.declarations.get(id);
  return declaration && ids.get(declaration);
}

/**
 * The sources whose code is part of a test's own code: the test inherits from them, calls their
 * internal functions, reads their constants or uses their creation code.
 */
function* embeddedIn(program: Program, test: ParsedFile, owners: ReadonlyMap<AstNode, string>) {
  for (const { node } of walk(test.ast)) {
    const { nodeType, referencedDeclaration, baseName, memberName } = node;
    if (nodeType === 'InheritanceSpecifier') {
      yield ownerFile(program, owners, baseName?.referencedDeclaration);
    } else if (memberName === 'creationCode' || memberName === 'runtimeCode') {
      yield* [...owners.values()];
    } else if (nodeType === 'Identifier' || nodeType === 'MemberAccess') {
      const declaration = program.declarations.get(referencedDeclaration ?? -1);
      const isInternal =
        declaration?.nodeType === 'FunctionDefinition' && declaration.visibility === 'internal';
      // A constant read through a getter is a call, and its type is a function type.
      const isConstant = declaration?.constant && !typeOf(node).startsWith('function');
      if (isInternal || isConstant) yield ownerFile(program, owners, referencedDeclaration);
    }
  }
}

function contractsOf({ ast }: ParsedFile): string[] {
  return (ast.nodes ?? [])
    .filter(({ nodeType, contractKind, abstract }) => {
      return nodeType === 'ContractDefinition' && contractKind !== 'interface' && !abstract;
    })
    .flatMap(({ name }) => name ?? []);
}

/**
 * For each mutable file, the contracts whose code can change with it. Tests deploy contracts by
 * artifact, so only tests with embedded source code count.
 */
export function targetsByFile(program: Program): Map<string, Targets> {
  const mutable = mutableFiles(program);
  const owners = new Map<AstNode, string>();
  for (const { file, ast } of mutable) {
    for (const { node } of walk(ast)) owners.set(node, file);
  }
  const tests = testFiles(program);
  const embedded = new Map(
    tests.map((test) => [
      test.file,
      new Set([...embeddedIn(program, test, owners)].flatMap((file) => file ?? [])),
    ]),
  );
  const reach = (file: string) => closureOf(program, file);
  const sources = [...program.files.values()].filter(({ file }) => isIn(program.src, file));

  return new Map(
    mutable.map(({ file }) => {
      const carries = (test: string) =>
        [...(embedded.get(test) ?? [])].some((source) => reach(source).has(file));
      const affected = [
        ...sources.filter((source) => reach(source.file).has(file)),
        ...tests.filter((test) => [...reach(test.file)].some(carries)),
      ];
      const targets = affected.map((each) => [each.file, contractsOf(each)] as const);
      return [file, Object.fromEntries(targets.filter(([, contracts]) => contracts.length > 0))];
    }),
  );
}
