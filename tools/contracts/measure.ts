import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import * as z from 'zod';

const repository = fileURLToPath(new URL('../..', import.meta.url));

const figures = z.record(z.string(), z.coerce.number().int().positive());

/** Figures by name: gas, or bytes. */
export type Figures = Record<string, number>;

/** What one run of contracts/test/gas measured. */
export interface Measured {
  /** Gas of our own calls. */
  gas: Figures;
  /** Bytes of our deployed contracts. */
  sizes: Figures;
  /** Gas of OpenZeppelin's and Solady's building blocks. */
  primitives: Figures;
  /** Gas of the usual shapes of such pools. */
  peers: Figures;
}

/**
 * Measures the contracts as they are now; the snapshots in the repository are neither read nor written.
 * @throws When a test fails: a budget is exceeded, or a call costs more in a larger network.
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
