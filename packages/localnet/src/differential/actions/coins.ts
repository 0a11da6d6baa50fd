import { planCall } from '../stage.ts';
import { type Action, coinOf, everybody, foreignCoinOf, holderOr, moment, poolsWhere } from './action.ts';

const unlimited = 2n ** 256n - 1n;

export const approve: Action = (stage, dice) => {
  const { pool, contract } = dice.pick(poolsWhere(stage));
  const fee = pool.config().joining_fee;
  const caller = dice.mostly(
    everybody.filter((wallet) => !pool.isMember(wallet)),
    everybody,
  );
  const amount = dice.pick([fee, unlimited, fee + 1n, fee - 1n, 0n, unlimited - 1n]);
  const args = [contract.address, amount];
  return planCall(coinOf(stage), { caller, at: moment(stage, dice) }, 'approve', args, (call) =>
    stage.model.coin.approve(call, contract.address, amount),
  );
};

/**
 * An unexpected transfer: a gift to a pool, or a member's coins except for slightly less than a
 * fee.
 */
export const transfer: Action = (stage, dice) => {
  const { pool, contract } = dice.pick(poolsWhere(stage));
  const { coin } = stage.model;
  const caller = dice.pick(everybody);
  const balance = coin.balanceOf(caller);
  const fee = pool.config().joining_fee;
  const amount = dice.pick([1n, 1_000_000n, balance > fee ? balance - fee + 1n : 0n, balance, balance + 1n]);
  const to = dice.chance(40) ? dice.pick(everybody) : contract.address;
  return planCall(coinOf(stage), { caller, at: moment(stage, dice) }, 'transfer', [to, amount], (call) =>
    coin.transfer(call, to, amount),
  );
};

export const mint: Action = (stage, dice) => {
  const { contract } = dice.pick(poolsWhere(stage));
  const isForeign = dice.chance(40);
  const to = dice.chance(50) ? contract.address : dice.pick(everybody);
  const amount = dice.pick([20_000_000_000n, 1n, 3n]);
  const caller = dice.pick(everybody);
  const at = moment(stage, dice);
  const target = isForeign ? foreignCoinOf(stage) : coinOf(stage);
  return planCall(target, { caller, at }, 'mint', [to, amount], () =>
    stage.model.coinAt(target.address).mint(to, amount),
  );
};

/** An issuer's power: takes coins out of a pool that owes them. */
export const clawBack: Action = (stage, dice) => {
  const { contract } = dice.pick(poolsWhere(stage, (one) => one.owed() > 0n));
  const { coin } = stage.model;
  const balance = coin.balanceOf(contract.address);
  const amount = dice.pick([balance, balance / 2n, 1n, balance + 1n]);
  const to = dice.pick(everybody);
  const at = moment(stage, dice);
  const args = [to, amount];
  return planCall(coinOf(stage), { caller: contract.address, at }, 'transfer', args, (call) =>
    coin.transfer(call, to, amount),
  );
};

export const rescue: Action = (stage, dice) => {
  const { coin, foreignCoin } = stage.places;
  const all = poolsWhere(stage).flatMap((one) => [coin, foreignCoin].map((token) => ({ ...one, token })));
  const surplus = all.filter(({ pool, token }) => {
    const kept = token === coin ? pool.owed() : 0n;
    return stage.model.coinAt(token).balanceOf(pool.address) > kept;
  });
  const { pool, contract, token } = dice.mostly(surplus, all, 20);
  const caller = holderOr(dice, pool.defaultAdmin());
  return planCall(contract, { caller, at: moment(stage, dice) }, 'rescue', [token], (call) =>
    pool.rescue(call, token),
  );
};
