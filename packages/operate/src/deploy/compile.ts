import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual, promisify } from 'node:util';
import { type Hex, isHex, keccak256 } from 'viem';
import * as z from 'zod';
import { foundryBinary } from '../foundryBinary.ts';

/** Where the repository is. */
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

/** A compiled contract. */
export type Artifact = z.infer<typeof artifact>;

export type Artifacts = Readonly<Record<ContractName, Artifact>>;

const artifactPath = (folder: string, name: ContractName) => join(folder, `${name}.sol`, `${name}.json`);

/** Where the compiler's answer about a contract lies, once it is compiled. */
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

/** How foundry.toml has contracts compiled, in the words of the compiler's metadata. */
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

/** Asked once in a process: Forge takes half a second to answer. */
function presentSettings(): Promise<Settings> {
  asked ??= readSettings();
  return asked;
}

/** Whether every source that went into the artifacts, and how it was compiled, still is as it was. */
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

/** Compiles aside and moves the results in one by one, so that several processes may do it at once. */
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
 * The compiled contracts, compiled now if the content of a source or a setting has changed since. Nothing to do
 * takes a second at most; compiling takes 7 to 15.
 * @param report Told when there is something to compile.
 * @throws Error with the compiler's words when a contract does not compile.
 */
export async function compileContracts(report?: () => void): Promise<Artifacts> {
  const found = await readArtifacts(out).catch(() => null);
  if (found && (await isFresh(found).catch(() => false))) return found;
  report?.();
  await build();
  return readArtifacts(out);
}
