import { readFileSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const require = createRequire(import.meta.url);

export type Sources = Record<string, string>;

/** A node of solc's syntax tree; its other fields depend on the type. */
export interface AstNode {
  id: number;
  nodeType: string;
  /** `offset:length:file` in bytes. */
  src: string;
  [property: string]: unknown;
}

const variable = z.object({
  label: z.string(),
  slot: z.string(),
  offset: z.number(),
  type: z.string(),
});

const storageLayout = z.object({
  storage: z.array(variable),
  types: z
    .record(
      z.string(),
      z.object({
        label: z.string(),
        numberOfBytes: z.string(),
        members: z.array(variable).optional(),
        base: z.string().optional(),
        value: z.string().optional(),
      }),
    )
    .nullable(),
});

/** The storage slots of a contract's variables. */
export type StorageLayout = z.infer<typeof storageLayout>;

const compiled = z.object({
  errors: z.array(z.object({ severity: z.string(), formattedMessage: z.string() })).default([]),
  sources: z.record(z.string(), z.object({ ast: z.custom<AstNode>() })).default({}),
  contracts: z.record(z.string(), z.record(z.string(), z.object({ storageLayout }))).default({}),
});

/** The compiler's output without bytecode, whose generation is the slow part. */
export interface Compiled {
  /** Syntax trees of the given sources by path, without imported packages. */
  asts: Record<string, AstNode>;
  layouts: Record<string, StorageLayout>;
}

let ofContracts: Promise<{ sources: Sources; compiled: Compiled }> | undefined;

/**
 * All of contracts/src with the compiler's output, once per process, because compiling takes
 * seconds.
 */
export function compiledContracts() {
  ofContracts ??= readContracts().then((sources) => ({ sources, compiled: compile(sources) }));
  return ofContracts;
}

/** All of contracts/src, by path from the repository's root. */
export async function readContracts(): Promise<Sources> {
  const sources: Sources = {};
  for await (const path of glob('contracts/src/**/*.sol', { cwd: repository })) {
    sources[path] = await readFile(`${repository}${path}`, 'utf8');
  }
  return sources;
}

/**
 * Compiles `sources`; they may import each other and OpenZeppelin.
 * @throws Error with the compiler's message if they are invalid.
 */
export function compile(sources: Sources): Compiled {
  const solc: { compile(input: string, callbacks: object): string } = require('solc');
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(Object.entries(sources).map(([path, content]) => [path, { content }])),
    settings: {
      evmVersion: 'cancun',
      remappings: ['@openzeppelin/contracts/=node_modules/@openzeppelin/contracts/'],
      outputSelection: { '*': { '': ['ast'], '*': ['storageLayout'] } },
    },
  };
  const load = (path: string) => ({ contents: readFileSync(`${repository}${path}`, 'utf8') });
  const { errors, ...output } = compiled.parse(
    JSON.parse(solc.compile(JSON.stringify(input), { import: load })),
  );
  const fatal = errors.filter(({ severity }) => severity === 'error');
  if (fatal.length > 0) throw new Error(fatal.map(({ formattedMessage }) => formattedMessage).join('\n'));
  const own = (path: string) => path in sources;
  return {
    asts: Object.fromEntries(
      Object.entries(output.sources)
        .filter(([path]) => own(path))
        .map(([path, { ast }]) => [path, ast]),
    ),
    layouts: Object.fromEntries(
      Object.entries(output.contracts)
        .filter(([path]) => own(path))
        .flatMap(([, contracts]) => Object.entries(contracts))
        .map(([name, contract]) => [name, contract.storageLayout]),
    ),
  };
}
