import { isPosition, type Position } from '@upline/domain';
import { type Address, type Chain, type Client, erc20Abi, type Transport } from 'viem';
import { readContract } from 'viem/actions';
import { uplineRegistryAbi } from '../abi.ts';

/** A viem client of the product's chain. */
export type Reader = Client<Transport, Chain | undefined>;

export interface ListedPool {
  address: Address;
  position: Position;
  /** The registry's bit for this pool in a wallet's record. */
  bit: number;
}

export interface WalletRecord {
  /** The zero address for the root and unknown wallets. */
  sponsor: Address;
  /** True if the wallet's sponsor is fixed permanently. */
  isBound: boolean;
  /** One bit for each pool that the wallet has joined. */
  poolBits: bigint;
}

/**
 * All pools in the registry whose level this build knows, in the order of their bits. Lists only
 * grow; pools of newer levels are skipped.
 */
export async function listPools(reader: Reader, registry: Address): Promise<ListedPool[]> {
  const contract = { address: registry, abi: uplineRegistryAbi } as const;
  const total = await readContract(reader, { ...contract, functionName: 'total_pools' });
  const listed = await Promise.all(
    Array.from({ length: Number(total) }, async (_, index) => {
      const address = await readContract(reader, {
        ...contract,
        functionName: 'pool_at',
        args: [BigInt(index)],
      });
      const [bit, position] = await readContract(reader, {
        ...contract,
        functionName: 'pools',
        args: [address],
      });
      return isPosition(position) ? [{ address, position, bit }] : [];
    }),
  );
  return listed.flat();
}

export async function readRecord(reader: Reader, registry: Address, wallet: Address): Promise<WalletRecord> {
  const [sponsor, boundAt, poolBits] = await readContract(reader, {
    address: registry,
    abi: uplineRegistryAbi,
    functionName: 'wallets',
    args: [wallet],
  });
  return { sponsor, isBound: boundAt > 0n, poolBits };
}

/** The registry's root: the operator's wallet at the top of the matrix. */
export function readRoot(reader: Reader, registry: Address): Promise<Address> {
  return readContract(reader, { address: registry, abi: uplineRegistryAbi, functionName: 'root' });
}

/** True if the wallet of this record has joined the pool. */
export function isIn(record: Pick<WalletRecord, 'poolBits'>, pool: Pick<ListedPool, 'bit'>): boolean {
  return ((record.poolBits >> BigInt(pool.bit)) & 1n) === 1n;
}

/**
 * Reads the positions that a wallet has activated, in order, with one call for all pools.
 * @param pools The result of `listPools`.
 */
export async function activatedPositions(
  reader: Reader,
  registry: Address,
  pools: readonly ListedPool[],
  wallet: Address,
): Promise<Position[]> {
  const record = await readRecord(reader, registry, wallet);
  const positions = pools.filter((pool) => isIn(record, pool)).map(({ position }) => position);
  return [...new Set(positions)].sort((a, b) => a - b);
}

/**
 * A wallet's balance of the stable coin, units of 10⁻⁶. @param blockNumber @default the newest
 * block
 */
export function readBalance(
  reader: Reader,
  coin: Address,
  wallet: Address,
  blockNumber?: bigint,
): Promise<bigint> {
  return readContract(reader, {
    address: coin,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [wallet],
    ...(blockNumber === undefined ? {} : { blockNumber }),
  });
}

/**
 * A spender's allowance of an owner's stable coin, units of 10⁻⁶. @param blockNumber @default the
 * newest block
 */
export function readAllowance(
  reader: Reader,
  coin: Address,
  owner: Address,
  spender: Address,
  blockNumber?: bigint,
): Promise<bigint> {
  return readContract(reader, {
    address: coin,
    abi: erc20Abi,
    functionName: 'allowance',
    args: [owner, spender],
    ...(blockNumber === undefined ? {} : { blockNumber }),
  });
}
