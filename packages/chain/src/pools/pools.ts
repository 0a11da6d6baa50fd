import { isPosition, type Position } from '@upline/domain';
import { type Address, type Chain, type Client, erc20Abi, type Transport } from 'viem';
import { readContract } from 'viem/actions';
import { uplineRegistryAbi } from '../abi.ts';

/** Any viem client of the product's chain. */
export type Reader = Client<Transport, Chain | undefined>;

/** A pool as the registry lists it. */
export interface ListedPool {
  address: Address;
  position: Position;
  /** The registry's bit for this pool in a wallet's record. */
  bit: number;
}

/** What the registry knows of a wallet. */
export interface WalletRecord {
  /** The zero address for the root and for strangers. */
  sponsor: Address;
  /** Whether the wallet's sponsor is fixed for ever. */
  isBound: boolean;
  /** A bit for each pool that the wallet is in. */
  poolBits: bigint;
}

/**
 * Every pool that the registry lists for a level of this build, in the order of their bits. Lists only grow; a pool of
 * a level that came later is of no concern to an older build.
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

/** What the registry knows of a wallet, in one call. */
export async function readRecord(reader: Reader, registry: Address, wallet: Address): Promise<WalletRecord> {
  const [sponsor, boundAt, poolBits] = await readContract(reader, {
    address: registry,
    abi: uplineRegistryAbi,
    functionName: 'wallets',
    args: [wallet],
  });
  return { sponsor, isBound: boundAt > 0n, poolBits };
}

/** The registry's root: the operator's wallet, which stands above everybody. */
export function readRoot(reader: Reader, registry: Address): Promise<Address> {
  return readContract(reader, { address: registry, abi: uplineRegistryAbi, functionName: 'root' });
}

/** Whether a record says that its wallet is in a pool. */
export function isIn(record: Pick<WalletRecord, 'poolBits'>, pool: Pick<ListedPool, 'bit'>): boolean {
  return ((record.poolBits >> BigInt(pool.bit)) & 1n) === 1n;
}

/**
 * The positions that a wallet has activated, in order, as the chain has them: one call, however many pools.
 * @param pools What `listPools` gave.
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

/** What a wallet holds of the stable coin, units of 10⁻⁶. @param blockNumber @default the newest block */
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

/** What a spender may take of an owner's stable coin, units of 10⁻⁶. @param blockNumber @default the newest block */
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
