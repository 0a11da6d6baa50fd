import { isIn, racePoolAbi, readBalance, readRecord, uplineRegistryAbi } from '@upline/chain';
import { roleHashes } from '@upline/chain/internal';
import { isPosition, type Position } from '@upline/domain';
import { type Address, isAddressEqual, zeroAddress } from 'viem';
import { knownPeople } from '../people.ts';
import type { Workbench, WorkbenchContract } from '../workbench.ts';

export interface RoleHolding {
  role: string;
  address: Address;
}

/** An account that the workbench can send calls from. */
export interface CallAccount {
  address: Address;
  /** `''` if unknown. */
  name: string;
  /** The account's roles at the contract. */
  roles: readonly string[];
  levels: readonly Position[];
  /** Balance of the coin, units of 10⁻⁶. */
  coins: bigint;
}

const single = ['MODIFIER', 'PRODUCT', 'ROYALITY'] as const;

/** Reads the role holders of a contract; a coin has none. */
export async function readHolders(
  { client }: Workbench,
  { address, kind }: Pick<WorkbenchContract, 'address' | 'kind'>,
): Promise<RoleHolding[]> {
  if (kind === 'coin') return [];
  const admin = await client.readContract({ address, abi: uplineRegistryAbi, functionName: 'defaultAdmin' });
  const roles = kind === 'registry' ? [] : single;
  const others = await Promise.all(
    roles.map(async (role) => ({
      role,
      address: await client.readContract({
        address,
        abi: racePoolAbi,
        functionName: 'role_holder',
        args: [roleHashes[role]],
      }),
    })),
  );
  return [{ role: 'ADMIN', address: admin }, ...others].filter((one) => one.address !== zeroAddress);
}

/**
 * All accounts known to the workbench and all role holders of the contract, with balances and
 * levels.
 */
export async function readAccounts(bench: Workbench, contract: WorkbenchContract): Promise<CallAccount[]> {
  const { client, deployment } = bench;
  const holders = await readHolders(bench, contract);
  const people = knownPeople();
  const strangers = holders.filter(
    ({ address }, at) =>
      !people.some((one) => isAddressEqual(one.address, address)) &&
      holders.findIndex((one) => isAddressEqual(one.address, address)) === at,
  );
  const pools = Object.entries(deployment.pools).map(([key, { bit }]) => ({ position: Number(key), bit }));
  return Promise.all(
    [...people, ...strangers.map(({ address }) => ({ address, name: '' }))].map(async ({ address, name }) => {
      const record = await readRecord(client, deployment.registry, address);
      return {
        address,
        name,
        roles: holders.filter((one) => isAddressEqual(one.address, address)).map(({ role }) => role),
        levels: pools.flatMap(({ position, bit }) =>
          isPosition(position) && isIn(record, { bit }) ? [position] : [],
        ),
        coins: await readBalance(client, deployment.stableCoin, address),
      };
    }),
  );
}
