import { isDeepStrictEqual } from 'node:util';
import { levels, splitGlobalFee, splitRaceFee } from '@upline/domain';
import { getContract } from 'viem';
import { globalPoolAbi, mockStableCoinAbi, racePoolAbi, uplineRegistryAbi } from '../abi.ts';
import type { Deployment } from '../deployment.ts';
import { globalPercentages, racePercentages, roles } from './deployPools.ts';
import type { LocalClient } from './localClient.ts';

type Facts = Readonly<Record<string, unknown>>;

function sharedConfig({ stableCoin }: Pick<Deployment, 'stableCoin'>, fee: bigint) {
  const { admin, modifierAdmin, productPool, royaltyAdmin } = roles();
  return {
    admin,
    modifier_admin: modifierAdmin,
    product_pool: productPool,
    royalty_admin: royaltyAdmin,
    stable_coin: stableCoin,
    joining_fee: fee,
  };
}

function expectedRace(deployed: Pick<Deployment, 'stableCoin'>, fee: bigint): Facts {
  const split = splitRaceFee(fee);
  return {
    ...sharedConfig(deployed, fee),
    product_cut: split.product,
    bonus_cut: split.bonus,
    upline_cut: split.perUpline,
    product_percentage: BigInt(racePercentages.product),
    bonus_percentage: BigInt(racePercentages.bonus),
    upline_percentage: BigInt(racePercentages.upline),
  };
}

function expectedGlobal(deployed: Pick<Deployment, 'stableCoin'>, fee: bigint): Facts {
  const split = splitGlobalFee(fee);
  return {
    ...sharedConfig(deployed, fee),
    pool_cut: split.pool,
    referral_cut: split.referral,
    royalty_cut: split.royalty,
    pool_percentage: BigInt(globalPercentages.pool),
    referral_percentage: BigInt(globalPercentages.referral),
    royalty_percentage: BigInt(globalPercentages.royalty),
  };
}

function differences(where: string, expected: Facts, actual: Facts): string[] {
  const names = new Set([...Object.keys(expected), ...Object.keys(actual)]);
  return [...names]
    .filter((name) => !isDeepStrictEqual(expected[name], actual[name]))
    .map((name) => `${where}: ${name} is ${actual[name]}, not ${expected[name]}`);
}

/**
 * Compares everything that the deployed contracts say of themselves with what was meant.
 * @throws Error that names every value that differs.
 */
export async function checkPools(
  client: LocalClient,
  deployed: Pick<Deployment, 'registry' | 'stableCoin' | 'root' | 'pools'>,
): Promise<void> {
  const registry = getContract({ client, abi: uplineRegistryAbi, address: deployed.registry });
  const coin = getContract({ client, abi: mockStableCoinAbi, address: deployed.stableCoin });
  const found = [
    ...differences(
      'registry',
      { root: deployed.root, total_pools: BigInt(levels.length) },
      { root: await registry.read.root(), total_pools: await registry.read.total_pools() },
    ),
    ...differences('stable coin', { decimals: 6 }, { decimals: await coin.read.decimals() }),
  ];
  for (const { position, kind, fee } of levels) {
    const { address, bit } = deployed.pools[position];
    const race = getContract({ client, abi: racePoolAbi, address });
    const global = getContract({ client, abi: globalPoolAbi, address });
    const expected = kind === 'race' ? expectedRace(deployed, fee) : expectedGlobal(deployed, fee);
    const config: object = await (kind === 'race' ? race : global).read.config();
    found.push(
      ...differences(
        `pool ${position}`,
        {
          ...expected,
          is_started: true,
          seats: 1n,
          first_seat: deployed.root,
          upline_registry: deployed.registry,
          listed: [bit, position],
        },
        {
          ...config,
          is_started: await race.read.is_started(),
          seats: await race.read.total_platform_investors(),
          first_seat: await race.read.platform_investors([0n]),
          upline_registry: await race.read.upline_registry(),
          listed: await registry.read.pools([address]),
        },
      ),
    );
  }
  if (found.length > 0) throw new Error(`The deployment is not what was meant:\n${found.join('\n')}`);
}
