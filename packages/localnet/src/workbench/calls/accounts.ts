import { isIn, racePoolAbi, readBalance, readRecord, uplineRegistryAbi } from '@upline/chain';
import { roleHashes } from '@upline/chain/internal';
import { isPosition, type Position } from '@upline/domain';
import { type Address, isAddressEqual, zeroAddress } from 'viem';
import { knownPeople } from '../people.ts';
import type { Workbench, WorkbenchContract } from '../workbench.ts';

/** Who holds a role of a contract. */
export interface RoleHolding {
  role: string;
  address: Address;
}

/** Somebody as whom a call can be made. */
export interface CallAccount {
  address: Address;
  /** `''` for one whom nobody knows. */
  name: string;
  /** The roles that they hold at the contract. */
  roles: readonly string[];
  levels: readonly Position[];
  /** What they hold of the coin, units. */
  coins: bigint;
}

const single = ['MODIFIER', 'PRODUCT', 'ROYALITY'] as const;

/** Who holds which role of a contract; a coin has none. */
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

/** Everybody whom the workbench knows, and who holds a role of the contract, with what they have. */
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
