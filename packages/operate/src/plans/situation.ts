import type { Deployment } from '@upline/chain';
import { listPools, type Reader, racePoolAbi, uplineRegistryAbi } from '@upline/chain';
import { isBuiltCode, poolCode } from '@upline/chain/internal';
import {
  firstGlobalTerms,
  firstRaceTerms,
  isPosition,
  levelAt,
  type PoolKind,
  type PoolTerms,
  type Position,
} from '@upline/domain';
import { type Address, erc20Abi, isAddressEqual } from 'viem';
import { getBlock, getCode, readContract } from 'viem/actions';
import { type At, administered, announcedFor, poolSituation } from './readPool.ts';

/** The roles of a pool whose holders receive money. */
export type ReceiverRole = 'PRODUCT' | 'ROYALITY';

/** Something that was announced on the chain and can be done from a time on, until before another. Seconds. */
export interface Announced {
  readyAt: bigint;
  expiresAt: bigint;
}

/** A contract that an ADMIN administers: the registry or a pool. */
export interface Administered {
  /** `registry`, `pool 3`; a later pool of a position also by its address. */
  name: string;
  address: Address;
  /** `null` when ADMIN was given up. */
  admin: Address | null;
  /** How long a hand-over waits, seconds. */
  adminDelay: bigint;
  /** A hand-over that was begun: who may accept it once `readyAt` is past. */
  handover: { to: Address; readyAt: bigint } | null;
}

export interface PoolSituation extends Administered {
  /** Its level. */
  position: Position;
  kind: PoolKind;
  coin: Address;
  registry: Address;
  terms: PoolTerms;
  /** The first terms, which bound all later ones, where the deployment says them. */
  firstTerms: PoolTerms | null;
  pendingTerms: (Announced & { terms: PoolTerms }) | null;
  isStarted: boolean;
  isRetired: boolean;
  /** The announced end of purchases. */
  pendingRetirement: Announced | null;
  /** When the last pause ends or ended, seconds; 0 before the first. */
  pausedUntil: bigint;
  modifier: Address | null;
  receivers: Readonly<Record<ReceiverRole, Address | null>>;
  /** To whom a receiver's role is offered. */
  offers: Readonly<Record<ReceiverRole, Address | null>>;
  /** What the operator can take: the product fund of a race pool, the royalty fund of a global one. Units. */
  fund: bigint;
  /** What members and funds have not claimed, units. */
  owed: bigint;
  /** What the pool holds of the coin, units. */
  held: bigint;
  members: bigint;
  /** The wallets with a seat without a fee, in order. */
  seats: readonly Address[];
}

/** A contract that may become a pool of the registry. */
export interface Candidate {
  address: Address;
  /** What it says of itself; `null` when no code stands there or it does not answer as a pool. */
  pool: PoolSituation | null;
  /** Whether its code is what this build's sources of its kind compile to: the app sells from no other. */
  isBuiltHere: boolean;
  /** As what it was announced; `null` when it was not. */
  announced: (Announced & { position: number }) | null;
}

/** A token that pools may hold beside or beyond what they owe. */
export interface HeldToken {
  address: Address;
  /** By the pool's address, the token's own units. */
  balances: Readonly<Record<Address, bigint>>;
}

/** All that an act of the operator depends on, as the contracts said it in one block. */
export interface Situation {
  block: bigint;
  /** The block's time, seconds. */
  at: bigint;
  chainId: number;
  coin: Address;
  root: Address;
  registry: Administered & { isSealed: boolean };
  /** In the order of the registry's list. */
  pools: readonly PoolSituation[];
  candidate: Candidate | null;
  token: HeldToken | null;
}

/** What is looked at beside the deployment's own contracts. */
export interface LookAt {
  candidate?: Address | undefined;
  token?: Address | undefined;
}

/** What a contract says of itself as a pool; `null` when it does not answer as one. */
async function selfDescribed({ reader, blockNumber }: At, address: Address) {
  const asked = { address, abi: racePoolAbi, blockNumber } as const;
  try {
    const position = await readContract(reader, { ...asked, functionName: 'position' });
    const kind = await readContract(reader, { ...asked, functionName: 'kind' });
    if (!isPosition(position)) return null;
    const name = `pool ${position} at ${address}`;
    const about = { name, address, kind: kind === 0 ? 'race' : 'global' } as const;
    return { ...(await poolSituation({ reader, blockNumber }, about)), position, firstTerms: null };
  } catch {
    return null;
  }
}

async function candidateAt(at: At, registry: Address, address: Address): Promise<Candidate> {
  const [position, ...times] = await readContract(at.reader, {
    address: registry,
    abi: uplineRegistryAbi,
    functionName: 'pending_pools',
    args: [address],
    blockNumber: at.blockNumber,
  });
  const announced = announcedFor(...times);
  const code = await getCode(at.reader, { address, blockNumber: at.blockNumber });
  const pool = code ? await selfDescribed(at, address) : null;
  return {
    address,
    pool,
    isBuiltHere: pool !== null && isBuiltCode(poolCode[pool.kind], code),
    announced: announced && { ...announced, position },
  };
}

async function tokenAt({ reader, blockNumber }: At, address: Address, pools: readonly Address[]) {
  const balances = pools.map(async (pool) => {
    const asked = { address, abi: erc20Abi, functionName: 'balanceOf', args: [pool], blockNumber } as const;
    return [pool, await readContract(reader, asked)] as const;
  });
  return { address, balances: Object.fromEntries(await Promise.all(balances)) as HeldToken['balances'] };
}

/**
 * Everything that acts of the operator depend on, all as of one block. Contracts are asked one after the other:
 * public nodes refuse hundreds of questions at once.
 * @throws Error viem's own, when the node does not answer or no contracts of ours stand there.
 */
export async function readSituation(
  reader: Reader,
  deployment: Deployment,
  { candidate, token }: LookAt = {},
): Promise<Situation> {
  const { number: blockNumber, timestamp } = await getBlock(reader);
  const at = { reader, blockNumber };
  const { registry: address } = deployment;
  const listed = await listPools(reader, address);
  const pools: PoolSituation[] = [];
  for (const { address: pool, position } of listed) {
    const first = deployment.pools[position];
    const isFirst = isAddressEqual(first.address, pool);
    const name = isFirst ? `pool ${position}` : `pool ${position} at ${pool}`;
    const { kind } = levelAt(position);
    const firstTermsOf = kind === 'race' ? firstRaceTerms : firstGlobalTerms;
    pools.push({
      ...(await poolSituation(at, { name, address: pool, kind })),
      position,
      firstTerms: isFirst ? firstTermsOf(first.joinningFee) : null,
    });
  }
  const isSealed = await readContract(reader, {
    address,
    abi: uplineRegistryAbi,
    functionName: 'is_sealed',
    blockNumber,
  });
  const addresses = pools.map((pool) => pool.address);
  return {
    block: blockNumber,
    at: timestamp,
    chainId: deployment.chainId,
    coin: deployment.stableCoin,
    root: deployment.root,
    registry: { ...(await administered(at, 'registry', address)), isSealed },
    pools,
    candidate: candidate ? await candidateAt(at, address, candidate) : null,
    token: token ? await tokenAt(at, token, addresses) : null,
  };
}
