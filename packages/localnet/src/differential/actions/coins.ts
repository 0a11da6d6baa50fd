import { planCall } from '../stage.ts';
import { type Action, coinOf, everybody, foreignCoinOf, holderOr, moment, poolsWhere } from './action.ts';

const unlimited = 2n ** 256n - 1n;

export const approve: Action = (stage, random) => {
  const { pool, contract } = random.pick(poolsWhere(stage));
  const fee = pool.config().joining_fee;
  const caller = random.mostly(
    everybody.filter((wallet) => !pool.isMember(wallet)),
    everybody,
  );
  const amount = random.pick([fee, unlimited, fee + 1n, fee - 1n, 0n, unlimited - 1n]);
  const args = [contract.address, amount];
  return planCall(coinOf(stage), { caller, at: moment(stage, random) }, 'approve', args, (call) =>
    stage.model.coin.approve(call, contract.address, amount),
  );
};

/**
 * An unexpected transfer: a gift to a pool, or a member's coins except for slightly less than a
 * fee.
 */
export const transfer: Action = (stage, random) => {
  const { pool, contract } = random.pick(poolsWhere(stage));
  const { coin } = stage.model;
  const caller = random.pick(everybody);
  const balance = coin.balanceOf(caller);
  const fee = pool.config().joining_fee;
  const amount = random.pick([
    1n,
    1_000_000n,
    balance > fee ? balance - fee + 1n : 0n,
    balance,
    balance + 1n,
  ]);
  const to = random.chance(40) ? random.pick(everybody) : contract.address;
  return planCall(coinOf(stage), { caller, at: moment(stage, random) }, 'transfer', [to, amount], (call) =>
    coin.transfer(call, to, amount),
  );
};

export const mint: Action = (stage, random) => {
  const { contract } = random.pick(poolsWhere(stage));
  const isForeign = random.chance(40);
  const to = random.chance(50) ? contract.address : random.pick(everybody);
  const amount = random.pick([20_000_000_000n, 1n, 3n]);
  const caller = random.pick(everybody);
  const at = moment(stage, random);
  const target = isForeign ? foreignCoinOf(stage) : coinOf(stage);
  return planCall(target, { caller, at }, 'mint', [to, amount], () =>
    stage.model.coinAt(target.address).mint(to, amount),
  );
};

/** An issuer's power: takes coins out of a pool that owes them. */
export const clawBack: Action = (stage, random) => {
  const { contract } = random.pick(poolsWhere(stage, (one) => one.owed() > 0n));
  const { coin } = stage.model;
  const balance = coin.balanceOf(contract.address);
  const amount = random.pick([balance, balance / 2n, 1n, balance + 1n]);
  const to = random.pick(everybody);
  const at = moment(stage, random);
  const args = [to, amount];
  return planCall(coinOf(stage), { caller: contract.address, at }, 'transfer', args, (call) =>
    coin.transfer(call, to, amount),
  );
};

export const rescue: Action = (stage, random) => {
  const { coin, foreignCoin } = stage.places;
  const all = poolsWhere(stage).flatMap((one) => [coin, foreignCoin].map((token) => ({ ...one, token })));
  const surplus = all.filter(({ pool, token }) => {
    const kept = token === coin ? pool.owed() : 0n;
    return stage.model.coinAt(token).balanceOf(pool.address) > kept;
  });
  const { pool, contract, token } = random.mostly(surplus, all, 20);
  const caller = holderOr(random, pool.defaultAdmin());
  return planCall(contract, { caller, at: moment(stage, random) }, 'rescue', [token], (call) =>
    pool.rescue(call, token),
  );
};
