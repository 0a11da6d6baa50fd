import { type Address, getAddress, numberToHex } from 'viem';

export interface PoolPlace {
  address: Address;
  kind: 'race' | 'global';
}

/** Where everything is. */
export interface Places {
  registry: Address;
  coin: Address;
  /** Another coin, which pools get by mistake. */
  foreignCoin: Address;
  /** A coin with 18 decimals and no other function. */
  oddCoin: Address;
  pools: Readonly<Record<'plain' | 'odd' | 'global' | 'late', PoolPlace>>;
  /** An address without code that is listed as a pool. */
  impostor: Address;
  /** All addresses that the registry's admin thinks of listing. */
  listable: readonly Address[];
  /** How many are listed when an action begins. */
  listed: number;
}

/** An address that nobody has a key for. */
export function deadAddress(number: number): Address {
  return getAddress(numberToHex(0xdead_0000 + number, { size: 20 }));
}
