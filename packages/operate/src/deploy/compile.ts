import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual, promisify } from 'node:util';
import { type Hex, isHex, keccak256 } from 'viem';
import * as z from 'zod';
import { foundryBinary } from '../foundryBinary.ts';

export const repository = fileURLToPath(new URL('../../../../', import.meta.url));
const out = join(repository, 'contracts/out');

const contractNames = ['GlobalPool', 'MockStableCoin', 'RacePool', 'UplineRegistry'] as const;

type ContractName = (typeof contractNames)[number];

const hex = z.custom<Hex>((value) => isHex(value), 'not hexadecimal');

const settings = z.object({
  evmVersion: z.string(),
  optimizer: z.object({ enabled: z.boolean(), runs: z.int() }),
  metadata: z.object({ bytecodeHash: z.string() }),
  viaIR: z.boolean().default(false),
});

const forgeConfig = z.object({
  evm_version: z.string(),
  optimizer: z.boolean(),
  optimizer_runs: z.int(),
  bytecode_hash: z.string(),
  via_ir: z.boolean(),
});

const artifact = z.object({
  bytecode: z.object({ object: hex }),
  deployedBytecode: z.object({
    object: hex,
    immutableReferences: z
      .record(z.string(), z.array(z.object({ start: z.int(), length: z.int() })))
      .default({}),
  }),
  metadata: z.object({ sources: z.record(z.string(), z.object({ keccak256: hex })), settings }),
});

export type Artifact = z.infer<typeof artifact>;

export type Artifacts = Readonly<Record<ContractName, Artifact>>;

const artifactPath = (folder: string, name: ContractName) => join(folder, `${name}.sol`, `${name}.json`);

/** Path of a contract's artifact after compilation. */
export const artifactFile = (name: ContractName) => artifactPath(out, name);

async function readArtifacts(folder: string): Promise<Artifacts> {
  const entries = await Promise.all(
    contractNames.map(async (name) => {
      const text = await readFile(artifactPath(folder, name), 'utf8');
      return [name, artifact.parse(JSON.parse(text))] as const;
    }),
  );
  return Object.fromEntries(entries) as Artifacts;
}

type Settings = z.infer<typeof settings>;

/** The compiler settings of foundry.toml in the form of the metadata. */
async function readSettings(): Promise<Settings> {
  const words = ['config', '--json'];
  const { stdout } = await promisify(execFile)(foundryBinary('forge'), words, { cwd: repository });
  const found = forgeConfig.parse(JSON.parse(stdout));
  return {
    evmVersion: found.evm_version,
    optimizer: { enabled: found.optimizer, runs: found.optimizer_runs },
    metadata: { bytecodeHash: found.bytecode_hash },
    viaIR: found.via_ir,
  };
}

let asked: Promise<Settings> | undefined;

/** Read once per process, because forge takes half a second. */
function presentSettings(): Promise<Settings> {
  asked ??= readSettings();
  return asked;
}

/** True if all sources and settings of the artifacts are unchanged. */
export async function isFresh(artifacts: Artifacts): Promise<boolean> {
  const present = await presentSettings();
  const all = Object.values(artifacts);
  if (!all.every(({ metadata }) => isDeepStrictEqual(metadata.settings, present))) return false;
  const sources = new Map(
    all.flatMap(({ metadata }) =>
      Object.entries(metadata.sources).map(([path, source]) => [path, source.keccak256] as const),
    ),
  );
  const same = await Promise.all(
    [...sources].map(async ([path, hash]) => keccak256(await readFile(join(repository, path))) === hash),
  );
  return same.every(Boolean);
}

/**
 * Compiles in a temporary folder and moves the results one by one, so that several processes can
 * compile at once.
 */
async function build(): Promise<void> {
  const aside = await mkdtemp(join(tmpdir(), 'upline-contracts-'));
  try {
    const words = ['build', 'contracts/src', '--out', aside, '--cache-path', join(aside, 'cache')];
    await promisify(execFile)(foundryBinary('forge'), words, { cwd: repository });
    for (const name of contractNames) {
      await mkdir(join(out, `${name}.sol`), { recursive: true });
      const half = `${artifactPath(out, name)}.${process.pid}`;
      await cp(artifactPath(aside, name), half);
      await rename(half, artifactPath(out, name));
    }
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

/**
 * Returns the compiled contracts, and compiles them if a source or setting has changed. Needs up to
 * a second without changes, 7 to 15 seconds to compile.
 * @param report Called before a compilation.
 * @throws Error with the compiler's message if a contract does not compile.
 */
export async function compileContracts(report?: () => void): Promise<Artifacts> {
  const found = await readArtifacts(out).catch(() => null);
  if (found && (await isFresh(found).catch(() => false))) return found;
  report?.();
  await build();
  return readArtifacts(out);
}
