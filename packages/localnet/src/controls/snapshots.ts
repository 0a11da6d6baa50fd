import type { LocalClient } from '@upline/chain/demo';
import { type Address, type Hash, keccak256, type Quantity, toHex } from 'viem';
import { hexToString } from 'viem/utils';

/** A state of the chain to which it can go back, once. */
export interface Snapshot {
  id: Quantity;
  /** `null` when it was given none. */
  name: string | null;
  block: bigint;
  /** The time of that block, seconds. */
  at: bigint;
}

/** What going back undoes. */
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

// The first byte keeps a name from being taken for code that delegates.
const stop = '0x00';

const placeOf = (id: Quantity): Address => `0x${keccak256(toHex(`upline snapshot ${id}`)).slice(-40)}`;

/**
 * The chain itself keeps a name, as the code of an address that nobody has: the command and every browser read the
 * same, and a name goes with its snapshot, because it is written after it.
 */
async function writeName(client: LocalClient, id: Quantity, name: string): Promise<void> {
  await client.setCode({ address: placeOf(id), bytecode: `${stop}${toHex(name).slice(2)}` });
}

async function readName(client: LocalClient, id: Quantity): Promise<string | null> {
  const code = await client.getCode({ address: placeOf(id) });
  return code && code.length > stop.length ? hexToString(`0x${code.slice(stop.length)}`) : null;
}

/** Remembers a local chain as it is, until it ends. @returns The ID to go back to. */
export async function takeSnapshot(client: LocalClient, name = ''): Promise<Quantity> {
  const id = await client.snapshot();
  if (name) await writeName(client, id, name);
  return id;
}

/**
 * The snapshots to which a chain can go back, the newest first. Those of blocks that are gone are left out: the node
 * still lists them, but what they would bring back was undone.
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

/** What a chain has done since a block. */
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
 * Goes back to a snapshot, which uses it up, and all later ones.
 * @throws Error when there is no such snapshot.
 */
export async function revertTo(client: LocalClient, id: Quantity): Promise<void> {
  const isBack = await client.request<RevertMethod>({ method: 'evm_revert', params: [id] });
  if (isBack) return;
  throw new Error(`There is no snapshot ${id}: it was consumed, or the chain was started again since.`);
}
