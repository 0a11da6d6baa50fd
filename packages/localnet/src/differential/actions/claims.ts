import { planCall } from '../stage.ts';
import { type Action, everybody, holderOr, moment, poolsWhere } from './action.ts';

export const claimBonus: Action = (stage, random) => {
  // Sometimes a pool whose coins were clawed back.
  const { coin } = stage.model;
  const pools = poolsWhere(stage, (one) => one.owed() > 0n);
  const poor = poolsWhere(stage, (one) => coin.balanceOf(one.address) < one.owed());
  const { pool, contract } = random.mostly(pools, poor, 30);
  const entitled = everybody.filter((wallet) => pool.getCurrentBonusEarned(wallet) > 0n);
  const caller = random.mostly(entitled, everybody, 20);
  return planCall(contract, { caller, at: moment(stage, random) }, 'claim_bonus', [], (call) =>
    pool.claim_bonus(call),
  );
};

export const claimFund: Action = (stage, random) => {
  const { pool, contract } = random.pick(poolsWhere(stage, (one) => one.is_started()));
  const isRace = pool.kind === 'race';
  const fund = isRace ? pool.product_fund() : pool.royalty_fund();
  const caller = holderOr(random, pool.role_holder(isRace ? 'PRODUCT' : 'ROYALITY'));
  const amount = random.pick([fund, fund / 3n, 1n, 0n, fund + 1n, fund / 2n, 2n ** 200n]);
  const name = isRace ? 'claim_product_fund' : 'claim_royalty_fund';
  return planCall(contract, { caller, at: moment(stage, random) }, name, [amount], (call) =>
    isRace ? pool.claim_product_fund(call, amount) : pool.claim_royalty_fund(call, amount),
  );
};
