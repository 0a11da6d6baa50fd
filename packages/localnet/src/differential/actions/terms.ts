import type { PoolTerms } from '@upline/domain';
import type { SeededRandom } from '../seededRandom.ts';
import { planCall } from '../stage.ts';
import { type Action, holderOr, moment, poolsWhere } from './action.ts';

const goodShares = [
  [2_000, 5_000, 3_000],
  [1_000, 5_000, 4_000],
  [3_333, 3_500, 3_167],
  [1_001, 8_998, 1],
  [6_500, 3_500, 0],
] as const;

const badShares = [
  [2_000, 3_999, 4_001],
  [999, 9_000, 1],
  [7_501, 2_499, 0],
  [6_000, 0, 4_000],
  [2_000, 5_000, 2_999],
  [2_000, 5_000, 3_001],
  [0, 0, 0],
  [65_535, 65_535, 65_535],
] as const;

function someTerms(random: SeededRandom, presentFee: bigint): PoolTerms {
  const good = [presentFee, presentFee + 1n, presentFee - presentFee / 9n, presentFee * 2n, presentFee * 10n];
  const bad = [0n, presentFee * 10n + 1n, 7n, 33_333_331n];
  const joiningFee = random.chance(15) ? random.pick(bad) : capped(random.pick(good), presentFee);
  const shares = random.chance(20) ? random.pick(badShares) : random.pick(goodShares);
  const [referralShare, networkShare, operatorShare] = shares;
  return { joiningFee, referralShare, networkShare, operatorShare };
}

/** Limits a fee to ten times the present one and to the wallets' balances. */
function capped(fee: bigint, presentFee: bigint): bigint {
  const most = presentFee * 10n;
  const affordable = 100_000_000_000n;
  return [fee, most, affordable].reduce((least, one) => (one < least ? one : least));
}

export const queueTerms: Action = (stage, random) => {
  const { pool, contract } = random.pick(poolsWhere(stage));
  const caller = holderOr(random, pool.role_holder('MODIFIER'));
  const terms = someTerms(random, pool.config().joining_fee);
  return planCall(contract, { caller, at: moment(stage, random) }, 'queue_terms', [terms], (call) =>
    pool.queue_terms(call, terms),
  );
};

export const applyTerms: Action = (stage, random) => {
  const announced = poolsWhere(stage, (one) => one.pending_terms()[1] > 0n);
  const { pool, contract } = random.mostly(announced, poolsWhere(stage));
  const caller = holderOr(random, pool.role_holder('MODIFIER'));
  const [, readyAt, expiresAt] = pool.pending_terms();
  const at = moment(stage, random, random.mostly([readyAt], [expiresAt]));
  return planCall(contract, { caller, at }, 'apply_terms', [], (call) => pool.apply_terms(call));
};

export const cancelTerms: Action = (stage, random) => {
  const announced = poolsWhere(stage, (one) => one.pending_terms()[1] > 0n);
  const { pool, contract } = random.mostly(announced, poolsWhere(stage));
  const caller = holderOr(random, pool.role_holder('MODIFIER'));
  return planCall(contract, { caller, at: moment(stage, random) }, 'cancel_terms', [], (call) =>
    pool.cancel_terms(call),
  );
};
