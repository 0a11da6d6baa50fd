import { cp, mkdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { foundryBinary } from '@upline/operate/foundry';
import { execa } from 'execa';
import * as z from 'zod';
import type { Code } from './compiler.ts';
import { deployByArtifact } from './deployByArtifact.ts';
import { mutableFiles, type Program, testFiles } from './program.ts';

export type Codes = Record<string, Record<string, Code>>;

export type TestRun =
  | { outcome: 'passed' }
  | { outcome: 'failed'; suite: string; test: string }
  | { outcome: 'timeout' };

/** A stage's selection of tests, with its environment. */
export interface Stage {
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
}

// Set explicitly, so that a shell's own Forge folders do not affect the copies.
const folders = {
  FOUNDRY_OUT: 'out',
  FOUNDRY_CACHE_PATH: 'cache',
  FOUNDRY_FUZZ_FAILURE_PERSIST_DIR: 'failures/fuzz',
  FOUNDRY_INVARIANT_FAILURE_PERSIST_DIR: 'failures/invariant',
};

const buildCache = z.object({
  files: z.record(
    z.string(),
    z.object({
      artifacts: z.record(
        z.string(),
        z.record(z.string(), z.record(z.string(), z.object({ path: z.string() }))),
      ),
    }),
  ),
});

const testReport = z.record(
  z.string(),
  z.object({ test_results: z.record(z.string(), z.object({ status: z.string() })) }),
);

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/**
 * Builds a copy of the program in `dir` whose tests deploy by artifact.
 * @param seed A folder with `out` and `cache` of an earlier build, to compile less; created if
 * missing.
 * @throws Error if the copy does not compile.
 */
export async function buildCopy(program: Program, dir: string, seed: string): Promise<void> {
  const { root, src, test, declarations } = program;
  const mutable = mutableFiles(program);
  for (const folder of [src, test]) await cp(join(root, folder), join(dir, folder), { recursive: true });
  for (const parsed of testFiles(program)) {
    await writeFile(join(dir, parsed.file), deployByArtifact(parsed, declarations, mutable));
  }
  await cp(join(root, 'foundry.toml'), join(dir, 'foundry.toml'));
  for (const shared of ['node_modules', 'tools']) {
    if (await exists(join(root, shared))) await symlink(join(root, shared), join(dir, shared));
  }
  for (const built of ['out', 'cache']) {
    if (await exists(join(seed, built))) await cp(join(seed, built), join(dir, built), { recursive: true });
  }
  const build = await execa(foundryBinary('forge'), ['build'], {
    cwd: dir,
    env: folders,
    reject: false,
    all: true,
  });
  if (build.failed) throw new Error(`The tests do not compile:\n${build.all}`);
  await rm(seed, { recursive: true, force: true });
  await mkdir(dirname(seed), { recursive: true });
  for (const built of ['out', 'cache']) await cp(join(dir, built), join(seed, built), { recursive: true });
}

/** A built copy whose contract code can be replaced without compiling. */
export class ForgeProject {
  readonly dir: string;
  readonly #paths: ReadonlyMap<string, string>;
  readonly #originals = new Map<string, string>();

  private constructor(dir: string, paths: ReadonlyMap<string, string>) {
    this.dir = dir;
    this.#paths = paths;
  }

  static async copy(built: string, dir: string): Promise<ForgeProject> {
    await cp(built, dir, { recursive: true, verbatimSymlinks: true });
    const cache = JSON.parse(await readFile(join(dir, 'cache/solidity-files-cache.json'), 'utf8'));
    const paths = new Map<string, string>();
    for (const [file, { artifacts }] of Object.entries(buildCache.parse(cache).files)) {
      for (const [contract, versions] of Object.entries(artifacts)) {
        const [artifact] = Object.values(versions).flatMap((profiles) => Object.values(profiles));
        if (artifact) paths.set(`${file}:${contract}`, join(dir, 'out', artifact.path));
      }
    }
    return new ForgeProject(dir, paths);
  }

  /** Installs `codes` and restores every other contract. */
  async install(codes: Codes): Promise<void> {
    for (const [path, original] of this.#originals) await writeFile(path, original);
    this.#originals.clear();
    for (const [file, contracts] of Object.entries(codes)) {
      for (const [contract, { bytecode, deployedBytecode }] of Object.entries(contracts)) {
        const path = this.#paths.get(`${file}:${contract}`);
        if (!path) throw new Error(`Forge has no artifact of ${file}:${contract}.`);
        const original = await readFile(path, 'utf8');
        this.#originals.set(path, original);
        const artifact = JSON.parse(original);
        Object.assign(artifact.bytecode, bytecode, { object: `0x${bytecode.object}` });
        Object.assign(artifact.deployedBytecode, deployedBytecode, {
          object: `0x${deployedBytecode.object}`,
        });
        await writeFile(path, JSON.stringify(artifact));
      }
    }
  }

  /**
   * Runs the tests of a stage up to the first failure.
   * @param limit Milliseconds after which Forge is killed.
   * @throws Error if Forge fails without a failing test.
   */
  async test({ args, env }: Stage, limit: number): Promise<TestRun> {
    await rm(join(this.dir, 'failures'), { recursive: true, force: true });
    const run = await execa(foundryBinary('forge'), ['test', '--json', '--fail-fast', ...args], {
      cwd: this.dir,
      env: { ...folders, ...env },
      reject: false,
      timeout: limit,
      killSignal: 'SIGKILL',
      maxBuffer: 1e9,
    });
    if (run.timedOut) return { outcome: 'timeout' };
    if (run.exitCode === 0) return { outcome: 'passed' };
    const json = run.stdout.slice(run.stdout.search(/^\{/m));
    const report = run.stdout.includes('{') ? testReport.parse(JSON.parse(json)) : {};
    for (const [suite, { test_results }] of Object.entries(report)) {
      const test = Object.entries(test_results).find(([, { status }]) => status === 'Failure')?.[0];
      if (test) return { outcome: 'failed', suite, test };
    }
    throw new Error(`Forge failed without a failing test:\n${run.stdout}\n${run.stderr}`);
  }
}
