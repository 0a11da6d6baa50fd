import { type Address, getAddress, numberToHex } from 'viem';

export interface PoolPlace {
  address: Address;
  kind: 'race' | 'global';
}

export interface Places {
  registry: Address;
  coin: Address;
  /** Another coin, sent to pools by mistake. */
  foreignCoin: Address;
  /** A coin with 18 decimals and no other function. */
  oddCoin: Address;
  pools: Readonly<Record<'plain' | 'odd' | 'global' | 'late', PoolPlace>>;
  /** An address listed as a pool, without a pool's code. */
  impostor: Address;
  /** All addresses that the registry's admin may list. */
  listable: readonly Address[];
  /** Number of listed pools at the beginning of an action. */
  listed: number;
}

/** An address without a known key. */
export function deadAddress(number: number): Address {
  return getAddress(numberToHex(0xdead_0000 + number, { size: 20 }));
}
