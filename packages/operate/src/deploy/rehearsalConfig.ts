import { readFile } from 'node:fs/promises';
import { type Address, type Chain, type Client, isAddress, type Transport } from 'viem';
import { getBlock } from 'viem/actions';
import * as z from 'zod';
import type { DeployConfig, OpenConfig } from './config.ts';
import { localNode } from './localNode.ts';
import { isDeploymentsFolder } from './paths.ts';
import { polygon } from './polygon.ts';
import { requireConfig } from './requireConfig.ts';

const wallet = z.custom<Address>(
  (value) => typeof value === 'string' && isAddress(value, { strict: false }),
  'expected an address',
);

/** Settings that a rehearsal may change: operator wallets and coin. */
const format = z.strictObject({
  operator: z.strictObject({
    admin: wallet,
    modifierAdmin: wallet,
    productPool: wallet,
    royaltyAdmin: wallet,
    root: wallet,
    seats: z.array(wallet).default([]),
  }),
  coin: z.union(
    [z.literal('test coin'), z.strictObject({ address: wallet, symbol: z.string().min(1) })],
    'expected "test coin", or an address and a symbol',
  ),
});

export type RehearsalFile = z.input<typeof format>;

/**
 * Reads a launch's configuration with the wallets and coin of a file.
 * @throws Error naming the file and all of its errors.
 */
export async function readRehearsalConfig(launch: OpenConfig, path: string): Promise<DeployConfig> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new Error(`${path} cannot be read.`, { cause });
  });
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (cause) {
    throw new Error(`${path} is no JSON.`, { cause });
  }
  const { success, data, error } = format.safeParse(content);
  if (!success) throw new Error(`${path} is wrong:\n${z.prettifyError(error)}`);
  return requireConfig({ ...launch, ...data, genesisHash: null }, path);
}

/**
 * Prevents a launch with a rehearsal's configuration.
 * @throws Error if the chain is Polygon itself, or the folder is that of real deployments.
 */
export async function requireRehearsal(client: Client<Transport, Chain>, folder: string): Promise<void> {
  const { hash } = await getBlock(client, { blockNumber: 0n });
  if (hash === polygon.genesisHash && (await localNode(client)) === null) {
    throw new Error(
      'The node of POLYGON_RPC_URL is Polygon itself and no fork: --config is for rehearsals. ' +
        'What is launched stands in packages/operate/src/deploy/polygon.ts.',
    );
  }
  if (isDeploymentsFolder(folder)) {
    throw new Error(`${folder} is for real deployments. Rehearse into another one with --folder.`);
  }
}
