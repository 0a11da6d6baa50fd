import { levels } from '@upline/domain';
import { createPoolWorld, firstGlobalTerms, firstRaceTerms, type PoolWorld } from '@upline/domain/poolModel';
import { walletAt } from './identities.ts';
import { poolAddressAt, stableCoinAddress } from './poolAddress.ts';

/** Holds every role of the mocked contracts, and has no place in any pool. */
const operator = walletAt(1010);

const registryAddress = walletAt(1011);

/** The nine pools as they are deployed: listed, with the root in the first place, and open. */
export function openNetwork(root: string): PoolWorld {
  const at = 0n;
  const byOperator = { caller: operator, at };
  const world = createPoolWorld({
    root,
    admin: operator,
    registry: registryAddress,
    coin: stableCoinAddress,
    at,
  });
  for (const { position, kind, fee } of levels) {
    const address = poolAddressAt(position);
    const setup = {
      admin: operator,
      modifierAdmin: operator,
      productPool: operator,
      royaltyAdmin: operator,
      stableCoin: stableCoinAddress,
      position,
    };
    const pool =
      kind === 'race'
        ? world.addRacePool(address, { ...setup, terms: firstRaceTerms(fee) })
        : world.addGlobalPool(address, { ...setup, terms: firstGlobalTerms(fee) });
    world.registry.add_pool(byOperator, address, position);
    pool.add_platform_investor(byOperator, root);
  }
  world.registry.seal(byOperator);
  for (const pool of world.pools.values()) pool.start(byOperator);
  return world;
}
