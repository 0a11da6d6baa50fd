import type { LocalClient } from '@upline/chain/demo';
import { type Address, type Hash, keccak256, type Quantity, toHex } from 'viem';
import { hexToString } from 'viem/utils';

/** A saved state that the chain can return to once. */
export interface Snapshot {
  id: Quantity;
  /** `null` if it has no name. */
  name: string | null;
  block: bigint;
  /** Timestamp of the block, seconds. */
  at: bigint;
}

/** Blocks and transactions undone by a revert. */
export interface Loss {
  blocks: number;
  transactions: number;
}

interface Metadata {
  Method: 'anvil_metadata';
  Parameters?: undefined;
  ReturnType: { snapshots: Record<Quantity, [block: number, hash: Hash]> };
}

interface RevertMethod {
  Method: 'evm_revert';
  Parameters: [id: Quantity];
  ReturnType: boolean;
}

// The first byte prevents that a name is read as EIP-7702 delegation code.
const stop = '0x00';

const placeOf = (id: Quantity): Address => `0x${keccak256(toHex(`upline snapshot ${id}`)).slice(-40)}`;

/**
 * Stores a snapshot's name on the chain, as the code of an unused address, so that the command and
 * every browser can read it. A revert also removes the name, since it is written after the
 * snapshot.
 */
async function writeName(client: LocalClient, id: Quantity, name: string): Promise<void> {
  await client.setCode({ address: placeOf(id), bytecode: `${stop}${toHex(name).slice(2)}` });
}

async function readName(client: LocalClient, id: Quantity): Promise<string | null> {
  const code = await client.getCode({ address: placeOf(id) });
  return code && code.length > stop.length ? hexToString(`0x${code.slice(stop.length)}`) : null;
}

/** Saves a local chain's state until the chain stops. @returns The id for `revertTo`. */
export async function takeSnapshot(client: LocalClient, name = ''): Promise<Quantity> {
  const id = await client.snapshot();
  if (name) await writeName(client, id, name);
  return id;
}

/**
 * The snapshots that a chain can return to, newest first. Excludes those whose block was reverted,
 * which Anvil still lists.
 */
export async function listSnapshots(client: LocalClient): Promise<Snapshot[]> {
  const { snapshots } = await client.request<Metadata>({ method: 'anvil_metadata' });
  const read = Object.entries(snapshots).map(async ([key, [number, hash]]) => {
    const block = await client.getBlock({ blockNumber: BigInt(number) }).catch(() => null);
    if (block?.hash !== hash) return [];
    const id = key as Quantity;
    return [{ id, name: await readName(client, id), block: block.number, at: block.timestamp }];
  });
  return (await Promise.all(read)).flat().toSorted((a, b) => Number(BigInt(b.id) - BigInt(a.id)));
}

/** Counts blocks and transactions since a block. */
export async function lossSince(client: LocalClient, block: bigint): Promise<Loss> {
  const head = await client.getBlockNumber();
  const blocks = Number(head - block);
  const counts = await Promise.all(
    Array.from({ length: Math.max(0, blocks) }, (_, index) =>
      client.getBlockTransactionCount({ blockNumber: block + 1n + BigInt(index) }),
    ),
  );
  return { blocks, transactions: counts.reduce((sum, count) => sum + count, 0) };
}

/**
 * Returns to a snapshot, which uses up this snapshot and all later ones.
 * @throws Error if there is no such snapshot.
 */
export async function revertTo(client: LocalClient, id: Quantity): Promise<void> {
  const isBack = await client.request<RevertMethod>({ method: 'evm_revert', params: [id] });
  if (isBack) return;
  throw new Error(`There is no snapshot ${id}: it was consumed, or the chain was started again since.`);
}
