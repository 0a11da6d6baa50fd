import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import * as z from 'zod';

const repository = fileURLToPath(new URL('../..', import.meta.url));

const figures = z.record(z.string(), z.coerce.number().int().positive());

export type Figures = Record<string, number>;

export interface Measured {
  /** Gas of our own calls. */
  gas: Figures;
  /** Bytes of our deployed contracts. */
  sizes: Figures;
  /** Gas of the building blocks of OpenZeppelin and Solady. */
  primitives: Figures;
  /** Gas of common implementations of such pools. */
  peers: Figures;
}

/**
 * Measures the current contracts, without reading or writing the snapshots in the repository.
 * @throws Error if a test fails: a budget is exceeded, or a call costs more in a larger network.
 */
export async function measureContracts(): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'upline-gas-'));
  const read = async (name: string) =>
    figures.parse(JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8')));
  try {
    await execa('node', ['tools/forge.ts', 'test', '--match-path', 'contracts/test/gas/*'], {
      cwd: repository,
      env: { FORGE_SNAPSHOT_EMIT: 'true', FOUNDRY_SNAPSHOTS: folder },
    });
    return {
      gas: await read('gas'),
      sizes: await read('sizes'),
      primitives: await read('primitives'),
      peers: await read('peers'),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}
