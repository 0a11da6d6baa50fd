import { levelAt, type Position } from '@upline/domain';
import { type Address, isAddressEqual, zeroAddress } from 'viem';
import { readContract } from 'viem/actions';
import { globalPoolAbi, racePoolAbi, uplineRegistryAbi } from '../abi.ts';
import { type ListedPool, listPools, type Reader } from '../pools/pools.ts';
import { roleHashes } from '../roleNames.ts';

export interface RoleHolder {
  /** `null` for the registry. */
  position: Position | null;
  contract: Address;
  role: 'ADMIN' | 'MODIFIER' | 'ROYALITY' | 'PRODUCT';
  /** `null` if the role is vacant. */
  holder: Address | null;
  /** The account that the role is offered to, until it accepts. */
  offeredTo: Address | null;
}

const known = (address: Address) => (isAddressEqual(address, zeroAddress) ? null : address);

async function adminOf(reader: Reader, contract: Address, position: Position | null): Promise<RoleHolder> {
  const asked = { address: contract, abi: uplineRegistryAbi } as const;
  const [holder, [offeredTo]] = await Promise.all([
    readContract(reader, { ...asked, functionName: 'defaultAdmin' }),
    readContract(reader, { ...asked, functionName: 'pendingDefaultAdmin' }),
  ]);
  return { position, contract, role: 'ADMIN', holder: known(holder), offeredTo: known(offeredTo) };
}

async function othersOf(reader: Reader, { address: contract, position }: ListedPool): Promise<RoleHolder[]> {
  const abi = levelAt(position).kind === 'global' ? globalPoolAbi : racePoolAbi;
  const asked = { address: contract, abi } as const;
  return Promise.all(
    (['MODIFIER', 'ROYALITY', 'PRODUCT'] as const).map(async (role) => {
      const args = [roleHashes[role]] as const;
      const [holder, offered] = await Promise.all([
        readContract(reader, { ...asked, functionName: 'role_holder', args }),
        readContract(reader, { ...asked, functionName: 'proposed_receiver', args }),
      ]);
      return { position, contract, role, holder: known(holder), offeredTo: known(offered) };
    }),
  );
}

/**
 * Reads the current holders of all roles at the registry and its pools.
 * @throws Error viem's own, if the node does not answer.
 */
export async function readRoleHolders(reader: Reader, registry: Address): Promise<RoleHolder[]> {
  const pools = await listPools(reader, registry);
  const found = await Promise.all([
    adminOf(reader, registry, null).then((admin) => [admin]),
    ...pools.map(async (pool) => [
      await adminOf(reader, pool.address, pool.position),
      ...(await othersOf(reader, pool)),
    ]),
  ]);
  return found.flat();
}
