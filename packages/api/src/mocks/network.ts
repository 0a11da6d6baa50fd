import { firstGlobalTerms, firstRaceTerms, levels } from '@upline/domain';
import { createPoolModel, type PoolModel } from '@upline/localnet/poolModel';
import { poolAddressAt, stableCoinAddress, walletAt } from './identities.ts';

/** The holders of the contracts' roles; none is a member of a pool. */
export const roleHolders = {
  admin: walletAt(1010),
  modifierAdmin: walletAt(1012),
  productPool: walletAt(1013),
  royaltyAdmin: walletAt(1014),
};

export const registryAddress = walletAt(1011);

/** The nine pools after deployment: listed, with the root in the first place, and open. */
export function openNetwork(root: string): PoolModel {
  const at = 0n;
  const byAdmin = { caller: roleHolders.admin, at };
  const backend = createPoolModel({
    root,
    admin: roleHolders.admin,
    registry: registryAddress,
    coin: stableCoinAddress,
    at,
  });
  for (const { position, kind, fee } of levels) {
    const address = poolAddressAt(position);
    const setup = { ...roleHolders, stableCoin: stableCoinAddress, position };
    const pool =
      kind === 'race'
        ? backend.addRacePool(address, { ...setup, terms: firstRaceTerms(fee) })
        : backend.addGlobalPool(address, { ...setup, terms: firstGlobalTerms(fee) });
    backend.registry.add_pool(byAdmin, address, position);
    pool.add_platform_investor(byAdmin, root);
  }
  backend.registry.seal(byAdmin);
  for (const pool of backend.pools.values()) pool.start(byAdmin);
  return backend;
}
