import type { PoolModel } from './poolModel.ts';
import type { Role } from './roles.ts';
import type { Wallet } from './wallet.ts';

const roles: readonly Role[] = ['ADMIN', 'MODIFIER', 'ROYALITY', 'PRODUCT'];

/** All views for some wallets as plain data: models with equal views are equal. */
export function viewsOf(poolModel: PoolModel, wallets: readonly Wallet[]) {
  const { registry, coin } = poolModel;
  const pools = [...poolModel.pools.values()];
  return {
    registry: {
      total: registry.total_pools(),
      sealed: registry.is_sealed(),
      admin: [registry.defaultAdmin(), registry.pendingDefaultAdmin()],
      pools: ['race', 'global', 'late'].map((pool) => [registry.pools(pool), registry.pending_pools(pool)]),
      wallets: wallets.map((wallet) => [
        registry.wallets(wallet),
        ...pools.map((_, bit) => registry.referrer(wallet, bit)),
      ]),
    },
    coin: wallets.map((wallet) => [
      coin.balanceOf(wallet),
      ...pools.map((pool) => [coin.balanceOf(pool.address), coin.allowance(wallet, pool.address)]),
    ]),
    pools: pools.map((pool) => ({
      config: pool.config(),
      admin: [pool.defaultAdmin(), pool.pendingDefaultAdmin()],
      sale: [
        pool.is_started(),
        pool.is_retired(),
        pool.paused_until(),
        pool.pending_terms(),
        pool.pending_retirement(),
      ],
      roles: roles.map((role) => [pool.role_holder(role), pool.proposed_receiver(role)]),
      members: [...pool.members()],
      seats: Array.from({ length: Number(pool.total_platform_investors()) }, (_, seat) =>
        pool.platform_investors(BigInt(seat)),
      ),
      owed: pool.owed(),
      balances: wallets.map((wallet) => [pool.getCurrentBonusEarned(wallet), pool.claimed_bonus(wallet)]),
      own:
        pool.kind === 'race'
          ? [
              pool.product_fund(),
              pool.sequential_index(),
              wallets.map((wallet) => [pool.users(wallet), pool.five_uplines(wallet)]),
            ]
          : [
              pool.royalty_fund(),
              pool.earned_per_share(),
              pool.carry(),
              wallets.map((wallet) => pool.user_share(wallet)),
            ],
    })),
  };
}
