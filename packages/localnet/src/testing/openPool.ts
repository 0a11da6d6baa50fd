import { racePoolAbi, uplineRegistryAbi } from '@upline/chain';
import { operator } from '@upline/chain/demo';
import { compileContracts, poolTerms } from '@upline/operate/node';
import { type Address, encodeDeployData, getAddress, zeroAddress } from 'viem';
import type { LocalFixture } from './localFixture.ts';

/** Creates and opens another pool of level 1, after the registry's delay of two days. */
export async function openPool({ client, deployment }: LocalFixture): Promise<Address> {
  const { registry, stableCoin } = deployment;
  const account = operator.admin().address;
  const roles = {
    admin: account,
    modifierAdmin: operator.modifierAdmin().address,
    productPool: operator.productPool().address,
    royaltyAdmin: operator.royaltyAdmin().address,
  };
  const { contractAddress } = await client.sendTransactionSync({
    account,
    data: encodeDeployData({
      abi: racePoolAbi,
      bytecode: (await compileContracts()).RacePool.bytecode.object,
      args: [{ ...roles, stableCoin, registry, position: 1, terms: poolTerms[1] }],
    }),
  });
  const address = getAddress(contractAddress ?? zeroAddress);
  const listing = { account, address: registry, abi: uplineRegistryAbi, args: [address, 1] } as const;
  const pool = { account, address, abi: racePoolAbi } as const;
  await client.writeContractSync({ ...listing, functionName: 'queue_pool' });
  await client.increaseTime({ seconds: 48 * 3600 });
  await client.writeContractSync({ ...listing, functionName: 'add_pool' });
  await client.writeContractSync({
    ...pool,
    functionName: 'add_platform_investor',
    args: [operator.root().address],
  });
  await client.writeContractSync({ ...pool, functionName: 'start' });
  return address;
}
