import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { artifactFile, repository } from './compile.ts';
import { writeWhole } from './writeWhole.ts';

/** Our contracts on a real chain. */
export const deployedContracts = ['UplineRegistry', 'RacePool', 'GlobalPool'] as const;

type DeployedContract = (typeof deployedContracts)[number];

const artifact = z.object({
  metadata: z.object({
    compiler: z.object({ version: z.string() }),
    language: z.literal('Solidity'),
    settings: z.object({ compilationTarget: z.record(z.string(), z.string()) }).catchall(z.unknown()),
    sources: z.record(z.string(), z.unknown()),
  }),
});

/** Compiler input that reproduces a contract exactly. */
export interface StandardJson {
  /** `0.8.37+commit.f401782d`. */
  compilerVersion: string;
  /** `contracts/src/RacePool.sol:RacePool`. */
  contractIdentifier: string;
  stdJsonInput: object;
}

/**
 * The standard JSON input of a contract with all sources and settings. Requires a compilation
 * before.
 */
export async function standardJsonOf(name: DeployedContract): Promise<StandardJson> {
  const { metadata } = artifact.parse(JSON.parse(await readFile(artifactFile(name), 'utf8')));
  const { compilationTarget, ...settings } = metadata.settings;
  const [path] = Object.keys(compilationTarget);
  const sources = Object.keys(metadata.sources).map(
    async (source) => [source, { content: await readFile(join(repository, source), 'utf8') }] as const,
  );
  return {
    compilerVersion: metadata.compiler.version,
    contractIdentifier: `${path}:${name}`,
    stdJsonInput: {
      language: metadata.language,
      sources: Object.fromEntries(await Promise.all(sources)),
      settings: {
        ...settings,
        outputSelection: {
          '*': { '*': ['abi', 'metadata', 'evm.bytecode.object', 'evm.deployedBytecode.object'] },
        },
      },
    },
  };
}

/**
 * Writes each contract's standard JSON input to a folder, as explorers accept it. @returns The
 * files.
 */
export async function writeStandardJson(folder: string): Promise<string[]> {
  const files: string[] = [];
  for (const name of deployedContracts) {
    const { stdJsonInput } = await standardJsonOf(name);
    const path = join(folder, `${name}.json`);
    await writeWhole(path, `${JSON.stringify(stdJsonInput, null, 2)}\n`);
    files.push(path);
  }
  return files;
}
