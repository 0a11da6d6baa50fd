import { isIn, listPools, readBalance, readRecord, readRoleHolders } from '@upline/chain';
import type { Position } from '@upline/domain';
import { type Address, zeroAddress } from 'viem';
import { getBalance } from 'viem/actions';
import { getAddress, isAddress, isAddressEqual } from 'viem/utils';
import { knownPeople } from '../people.ts';
import type { Workbench } from '../workbench.ts';

export interface AccountRow {
  address: Address;
  /** `''` if unknown. */
  name: string;
  /** Units of 10⁻⁶ of the coin. */
  coins: bigint;
  /** Units of 10⁻¹⁸ of MATIC. */
  native: bigint;
  /** `ADMIN of Level 4` */
  roles: string[];
  levels: Position[];
  /** `''` if there is none. */
  sponsor: string;
}

/** Data shared by all rows. */
async function common({ reader: client, deployment }: Workbench) {
  const [pools, holders] = await Promise.all([
    listPools(client, deployment.registry),
    readRoleHolders(client, deployment.registry),
  ]);
  return { pools, holders };
}

async function rowOf(
  { reader: client, deployment }: Workbench,
  { pools, holders }: Awaited<ReturnType<typeof common>>,
  address: Address,
): Promise<AccountRow> {
  const [coins, native, record] = await Promise.all([
    readBalance(client, deployment.stableCoin, address),
    getBalance(client, { address }),
    readRecord(client, deployment.registry, address),
  ]);
  const held = holders.filter(({ holder }) => holder && isAddressEqual(holder, address));
  return {
    address,
    name: knownPeople().find((person) => isAddressEqual(person.address, address))?.name ?? '',
    coins,
    native,
    roles: held.map(({ role, position }) => `${role} of ${position ? `Level ${position}` : 'Registry'}`),
    levels: pools.filter((pool) => isIn(record, pool)).map(({ position }) => position),
    sponsor: record.sponsor === zeroAddress ? '' : record.sponsor,
  };
}

/** All known wallets and all role holders. */
export async function listAccounts(bench: Workbench): Promise<AccountRow[]> {
  const shared = await common(bench);
  const named = knownPeople().map(({ address }) => address);
  const holding = shared.holders.flatMap(({ holder }) => holder ?? []);
  const addresses = [...new Set([...named, ...holding].map((address) => getAddress(address)))];
  return Promise.all(addresses.map((address) => rowOf(bench, shared, address)));
}

/** Reads any wallet; `null` for an invalid address. */
export async function readAccount(bench: Workbench, address: string): Promise<AccountRow | null> {
  if (!isAddress(address, { strict: false })) return null;
  return rowOf(bench, await common(bench), getAddress(address));
}
