import { levels, type Position, poolTypeAt } from '@upline/domain';
import { type Address, encodeDeployData } from 'viem';
import { globalPoolAbi, racePoolAbi, uplineRegistryAbi } from '../abi.ts';
import type { DeployedPool, Deployment } from '../deployment.ts';
import type { Artifacts } from './compile.ts';
import { operator } from './localAccounts.ts';
import type { LocalClient } from './localClient.ts';
import { senderOf } from './sender.ts';

/** How a race fee is shared, basis points. Spec §9. */
export const racePercentages = { product: 3000, bonus: 2000, upline: 5000 };

/** How a global fee is shared, basis points. Spec §9. */
export const globalPercentages = { pool: 7000, referral: 2000, royalty: 1000 };

/** Who holds which role of every pool. */
export const roles = () => ({
  admin: operator.admin().address,
  modifierAdmin: operator.modifierAdmin().address,
  productPool: operator.productPool().address,
  royaltyAdmin: operator.royaltyAdmin().address,
});

/**
 * Deploys the test coin, the registry and the nine pools, seats the root in each and opens them.
 * @returns Where they are.
 */
export async function deployPools(
  client: LocalClient,
  artifacts: Artifacts,
): Promise<Pick<Deployment, 'registry' | 'stableCoin' | 'root' | 'pools'>> {
  const admin = await senderOf(client, operator.admin());
  const root = operator.root().address;
  const stableCoin = await admin.deploy(artifacts.MockStableCoin.bytecode.object);
  const registry = await admin.deploy(
    encodeDeployData({
      abi: uplineRegistryAbi,
      bytecode: artifacts.UplineRegistry.bytecode.object,
      args: [admin.address, root],
    }),
  );

  async function deployPool(position: Position, joiningFee: bigint): Promise<Address> {
    const setup = { ...roles(), stableCoin, registry, joiningFee };
    return admin.deploy(
      poolTypeAt(position) === 'OpenPool'
        ? encodeDeployData({
            abi: globalPoolAbi,
            bytecode: artifacts.GlobalPool.bytecode.object,
            args: [setup, globalPercentages],
          })
        : encodeDeployData({
            abi: racePoolAbi,
            bytecode: artifacts.RacePool.bytecode.object,
            args: [setup, racePercentages],
          }),
    );
  }

  const pools: [Position, DeployedPool][] = [];
  for (const { position, fee } of levels) {
    const address = await deployPool(position, fee);
    const pool = { abi: racePoolAbi, address } as const;
    await admin.call({
      abi: uplineRegistryAbi,
      address: registry,
      functionName: 'add_pool',
      args: [address, position],
    });
    await admin.call({ ...pool, functionName: 'add_platform_investor', args: [root] });
    await admin.call({ ...pool, functionName: 'start', args: [] });
    const [bit] = await client.readContract({
      abi: uplineRegistryAbi,
      address: registry,
      functionName: 'pools',
      args: [address],
    });
    pools.push([position, { address, poolType: poolTypeAt(position), joinningFee: fee, bit }]);
  }
  return { registry, stableCoin, root, pools: Object.fromEntries(pools) as Deployment['pools'] };
}
