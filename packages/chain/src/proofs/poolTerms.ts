import { levelAt, type Position } from '@upline/domain';
import type { Address } from 'viem';
import { readContract } from 'viem/actions';
import { globalPoolAbi, racePoolAbi } from '../abi.ts';
import { type ListedPool, listPools, type Reader } from '../pools/pools.ts';

/** The current split of a pool's fee. Units of 10⁻⁶; the parts sum to the fee. */
export type PoolTerms = { position: Position; contract: Address; fee: bigint } & (
  | { kind: 'race'; bonus: bigint; perUpline: bigint; product: bigint }
  | { kind: 'global'; pool: bigint; referral: bigint; royalty: bigint }
);

async function termsOf(reader: Reader, { address, position }: ListedPool): Promise<PoolTerms> {
  const asked = { address, functionName: 'config' } as const;
  if (levelAt(position).kind === 'race') {
    const config = await readContract(reader, { ...asked, abi: racePoolAbi });
    const { joining_fee: fee, bonus_cut: bonus, upline_cut: perUpline, product_cut: product } = config;
    return { position, contract: address, fee, kind: 'race', bonus, perUpline, product };
  }
  const config = await readContract(reader, { ...asked, abi: globalPoolAbi });
  const { joining_fee: fee, pool_cut: pool, referral_cut: referral, royalty_cut: royalty } = config;
  return { position, contract: address, fee, kind: 'global', pool, referral, royalty };
}

/**
 * Reads the terms of every pool in the registry, in the order of its list.
 * @throws Error viem's own, if the node does not answer.
 */
export async function readPoolTerms(reader: Reader, registry: Address): Promise<PoolTerms[]> {
  const pools = await listPools(reader, registry);
  return Promise.all(pools.map((pool) => termsOf(reader, pool)));
}
